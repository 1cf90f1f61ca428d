import { useSyncExternalStore } from 'react'
import type { Saver, Snapshot } from './saver.ts'

export const useSnapshot = (saver: Saver): Snapshot =>
  useSyncExternalStore(saver.subscribe, saver.snapshot, saver.snapshot)
