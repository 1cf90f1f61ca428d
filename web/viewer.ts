import { useSyncExternalStore } from 'react'
import type { CurrentUser } from '../core/contracts/users.ts'
import { type Visit, viewerKind, visitOf } from '../core/visit.ts'
import { currentUser } from './calls.gen.ts'
import { callFromBrowser } from './api.ts'

export const visitElementId = 'visit'

let visit: Visit | undefined
const listeners = new Set<() => void>()

function readVisit(): Visit {
  if (visit === undefined) {
    const text = document.getElementById(visitElementId)?.textContent
    visit = text ? (JSON.parse(text) as Visit) : visitOf(null, new Date())
  }
  return visit
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The page is the same for everybody until it is sent, so nobody is known on the server and in
 * the first rendering of the browser: then this is `undefined`.
 */
export function useVisit(): Visit | undefined {
  return useSyncExternalStore<Visit | undefined>(subscribe, readVisit, () => undefined)
}

export const useViewer = (): CurrentUser | null | undefined => useVisit()?.viewer

/** For the router, outside React. */
export const currentViewer = (): CurrentUser | null => readVisit().viewer

export function setViewer(viewer: CurrentUser | null): void {
  visit = visitOf(viewer, new Date())
  document.documentElement.dataset.viewer = viewerKind(viewer)
  for (const listener of listeners) listener()
}

/** Loads the current user again, when there is one. */
export async function refreshViewer(): Promise<void> {
  if (currentViewer() === null) return
  const result = await callFromBrowser(currentUser)
  if (result.ok) setViewer(result.data)
}
