import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '../core/contracts/users.ts'
import { type ViewerData, viewerKind, viewerDataOf } from '../core/viewer-data.ts'
import { currentUser } from './calls/accounts.gen.ts'
import { callFromBrowser } from './api.ts'

export const viewerDataId = 'viewer-data'

let viewerData: ViewerData | undefined
const listeners = new Set<() => void>()

function readViewerData(): ViewerData {
  if (viewerData === undefined) {
    const text = document.getElementById(viewerDataId)?.textContent
    viewerData = text ? (JSON.parse(text) as ViewerData) : viewerDataOf(null, new Date())
  }
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
  viewerData = viewerDataOf(viewer, new Date())
  document.documentElement.dataset.viewer = viewerKind(viewer)
  for (const listener of listeners) listener()
}

/** Loads the current user again, when there is one. */
export async function refreshViewer(): Promise<void> {
  if (currentViewer() === null) return
  const result = await callFromBrowser(currentUser)
  if (result.ok) setViewer(result.data)
}
