/**
 * Where the words are: on the page, on the device, on the server. A pure machine; what it asks
 * for is done in `saver.ts`.
 */

export interface SaveState {
  /** Counts the changes on this page; the other counts say how many of them got there. */
  changes: number
  onDevice: number
  onServer: number
  /** How many changes the saving under way carries; null while there is none. */
  sending: number | null
  /** When the oldest change was made that the server does not have … */
  waitingSince: number | null
  /** … and the oldest that the saving under way does not carry. */
  nextWaitingSince: number | null
  lastChangeAt: number
  /** Failed attempts in a row. */
  failures: number
  retryAt: number | null
  obstacle: Obstacle | null
  isOnline: boolean
  deviceFails: boolean
  savedAt: number | null
}

/** What stops the saving until somebody does something about it. */
export type Obstacle =
  | { kind: 'signedOut' }
  | { kind: 'conflict' }
  /** Deleted, or no longer the writer's. */
  | { kind: 'gone' }
  /** The server will not take this; the next change is tried again. */
  | { kind: 'refused'; message: string }

export type SaveEvent =
  | { type: 'changed'; at: number }
  | { type: 'keptOnDevice'; changes: number }
  | { type: 'deviceFailed' }
  | { type: 'sending'; changes: number }
  | { type: 'saved'; changes: number; at: number }
  /** An empty sheet: there is nothing that could be lost. */
  | { type: 'nothingToSave'; changes: number }
  /** An answer that was expected to be a saving and was none. */
  | {
      type: 'failed'
      at: number
      status: number
      message: string
      retryAfterSeconds: number | null
    }
  | { type: 'released' }
  | { type: 'cameBack'; at: number }
  | { type: 'wentOffline' }
  | { type: 'obstacleGone'; at: number }

export const timing = {
  /** Saved when nothing was typed for so long … */
  quiet: 1000,
  /** … and at the latest so long after the first change, which leaves time for the way. */
  longest: 1600,
  firstPause: 1000,
  longestPause: 30_000,
} as const

export const startOfSaving = (isOnline: boolean, savedAt: number | null = null): SaveState => ({
  changes: 0,
  onDevice: 0,
  onServer: 0,
  sending: null,
  waitingSince: null,
  nextWaitingSince: null,
  lastChangeAt: 0,
  failures: 0,
  retryAt: null,
  obstacle: null,
  isOnline,
  deviceFails: false,
  savedAt,
})

export const isUnsaved = (state: SaveState): boolean => state.changes > state.onServer

/** When the next saving is to begin; null while there is nothing to do or no way to do it. */
export function dueAt(state: SaveState): number | null {
  if (!isUnsaved(state) || state.sending !== null) return null
  if (state.obstacle !== null || !state.isOnline) return null
  if (state.retryAt !== null) return state.retryAt
  return Math.min(
    state.lastChangeAt + timing.quiet,
    (state.waitingSince ?? state.lastChangeAt) + timing.longest,
  )
}

export function step(state: SaveState, event: SaveEvent): SaveState {
  switch (event.type) {
    case 'changed':
      return changed(state, event.at)
    case 'keptOnDevice':
      return { ...state, onDevice: Math.max(state.onDevice, event.changes), deviceFails: false }
    case 'deviceFailed':
      return { ...state, deviceFails: true }
    case 'sending':
      return { ...state, sending: event.changes, nextWaitingSince: null }
    case 'saved':
      return saved(state, event.changes, event.at)
    case 'nothingToSave':
      return { ...state, onServer: event.changes, waitingSince: null, retryAt: null }
    case 'failed':
      return failed(state, event)
    case 'released':
      return { ...state, sending: null }
    case 'cameBack':
      return { ...state, isOnline: true, failures: 0, retryAt: isUnsaved(state) ? event.at : null }
    case 'wentOffline':
      return { ...state, isOnline: false }
    default:
      return { ...state, obstacle: null, failures: 0, retryAt: isUnsaved(state) ? event.at : null }
  }
}

function changed(state: SaveState, at: number): SaveState {
  return {
    ...state,
    changes: state.changes + 1,
    waitingSince: isUnsaved(state) ? state.waitingSince : at,
    nextWaitingSince: state.nextWaitingSince ?? at,
    lastChangeAt: at,
    obstacle: state.obstacle?.kind === 'refused' ? null : state.obstacle,
  }
}

function saved(state: SaveState, changes: number, at: number): SaveState {
  const isBehind = state.changes > changes
  return {
    ...state,
    onServer: Math.max(state.onServer, changes),
    sending: null,
    waitingSince: isBehind ? state.nextWaitingSince : null,
    failures: 0,
    retryAt: null,
    obstacle: null,
    isOnline: true,
    savedAt: at,
  }
}

type Failed = Extract<SaveEvent, { type: 'failed' }>

function failed(state: SaveState, event: Failed): SaveState {
  const obstacle = obstacleOf(event)
  if (obstacle !== null) return { ...state, sending: null, obstacle }
  const failures = state.failures + 1
  return {
    ...state,
    sending: null,
    failures,
    retryAt: event.at + pauseAfter(failures, event.retryAfterSeconds),
  }
}

function obstacleOf({ status, message }: Failed): Obstacle | null {
  if (status === 401) return { kind: 'signedOut' }
  if (status === 409) return { kind: 'conflict' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const isHopeless = status >= 400 && status < 500 && status !== 429 && status !== 408
  return isHopeless ? { kind: 'refused', message } : null
}

/** Twice as long after each failure, unless the server says how long. */
function pauseAfter(failures: number, retryAfterSeconds: number | null): number {
  if (retryAfterSeconds !== null) return retryAfterSeconds * 1000
  return Math.min(timing.firstPause * 2 ** (failures - 1), timing.longestPause)
}
