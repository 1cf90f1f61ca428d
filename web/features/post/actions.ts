import type { ReactNode } from 'react'
import type { ReadPost } from './queries.ts'

export interface ActionsProps {
  post: ReadPost
  isAuthor: boolean
  /** Saving and reporting belong to other features. */
  bookmark: ReactNode
  /** To listen, and to set the text otherwise. */
  reading: ReactNode
  more: ReactNode
}

export const actionsLabel = 'Yazıyla ilgili işlemler'
