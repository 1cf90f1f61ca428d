import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '../core/contracts/users.ts'
import { type ViewerData, viewerKind, viewerTexts } from '../core/viewer-data.ts'
import { currentUser } from './calls/current-user.gen.ts'
import { callFromBrowser } from './api.ts'

export const viewerDataId = 'viewer-data'

let viewerData: ViewerData | undefined
const listeners = new Set<() => void>()

function readViewerData(): ViewerData {
  viewerData ??= JSON.parse(document.getElementById(viewerDataId)!.textContent) as ViewerData
  return viewerData
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The page is the same for everybody until it is sent, so nobody is known on the server and in
 * the first rendering of the browser: then this is `undefined`.
 */
export function useViewerData(): ViewerData | undefined {
  return useSyncExternalStore<ViewerData | undefined>(subscribe, readViewerData, () => undefined)
}

export const useViewer = (): CurrentUser | null | undefined => useViewerData()?.viewer

/** For the router, outside React. */
export const currentViewer = (): CurrentUser | null => readViewerData().viewer

export function setViewer(viewer: CurrentUser | null): void {
  viewerData = { viewer, texts: { ...readViewerData().texts, ...viewerTexts(viewer) } }
  document.documentElement.dataset.viewer = viewerKind(viewer)
  for (const listener of listeners) listener()
}

/** Loads the current user again, when there is one. */
export async function refreshViewer(): Promise<void> {
  if (currentViewer() === null) return
  const result = await callFromBrowser(currentUser)
  if (result.ok) setViewer(result.data)
}
