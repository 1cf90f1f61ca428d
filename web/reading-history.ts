import { useSyncExternalStore } from 'react'
import { finishedAt, historyKey } from './reading-marks.ts'

/**
 * What was read on this device and how far, stored here and sent to nobody: slugs alone, so that what has been withdrawn
 * since is shown by no title. The first-paint script reads the same key.
 */
export interface Reading {
  slug: string
  /** When, in milliseconds. */
  at: number
  /** The block of the text that was at the top of the window. */
  block: number
  /** How much of the text had come into sight. */
  percent: number
}

/** As it is stored: shorter, for a device that may hold little. */
type Stored = [slug: string, at: number, block: number, percent: number]

const offKey = 'okuma-kapali'

/** The oldest go when there are more. */
export const mostReadings = 200

/** Whoever did not come past the first block has only opened it. */
export const isUnfinished = ({ block, percent }: Reading): boolean =>
  block > 0 && percent < finishedAt

export const isFinished = ({ percent }: Reading): boolean => percent >= finishedAt

const listeners = new Set<() => void>()
const none: Reading[] = []
let lastText: string | null = null
let lastReadings = none

/** The latest first. What something else wrote in our place is no reading. */
export function readings(): Reading[] {
  const text = stored(historyKey)
  if (text === lastText) return lastReadings
  lastText = text
  lastReadings = parsed(text)
  return lastReadings
}

export const readingOf = (slug: string): Reading | undefined =>
  readings().find((each) => each.slug === slug)

export const isHistoryKept = (): boolean => stored(offKey) === null

/** Off, nothing more is kept; what is there stays until it is cleared. */
export function keepHistory(isKept: boolean): void {
  put(offKey, isKept ? null : '1')
}

/** Comes to the front with how far it is read now. */
export function noteReading(reading: Reading): void {
  if (!isHistoryKept()) return
  const others = readings().filter(({ slug }) => slug !== reading.slug)
  write([reading, ...others].slice(0, mostReadings))
}

/** These, or everything. */
export function forgetReadings(slugs?: readonly string[]): void {
  write(slugs === undefined ? [] : readings().filter(({ slug }) => !slugs.includes(slug)))
}

export const useReadings = (): Reading[] => useSyncExternalStore(subscribe, readings, () => none)

export const useHistoryKept = (): boolean =>
  useSyncExternalStore(subscribe, isHistoryKept, () => true)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // Another tab reads, too.
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function write(kept: Reading[]): void {
  const shortened = kept.map(({ slug, at, block, percent }): Stored => [slug, at, block, percent])
  put(historyKey, kept.length === 0 ? null : JSON.stringify(shortened))
}

function put(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // A device that keeps nothing has no history.
  }
  markUnfinished()
  for (const listener of listeners) listener()
}

/** Pages that came from the server know it before they are drawn; those that come later look here. */
function markUnfinished(): void {
  const { dataset } = document.documentElement
  const amount = readings().filter(isUnfinished).length
  if (amount === 0) delete dataset.unfinished
  else dataset.unfinished = String(amount)
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsed(text: string | null): Reading[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(list) ? list.filter(isStored).map(asReading) : none
  } catch {
    return none
  }
}

const isStored = (value: unknown): value is Stored =>
  Array.isArray(value) &&
  value.length === 4 &&
  typeof value[0] === 'string' &&
  value.slice(1).every((each) => Number.isFinite(each))

const asReading = ([slug, at, block, percent]: Stored): Reading => ({ slug, at, block, percent })
