import { messages } from '../../../core/messages.ts'
import { pageHead } from '../../head.ts'

/** Stands until one of the author's pages says more: that is, when there is no such author. */
export const unknownAuthorHead = () =>
  pageHead({
    title: messages.authorNotFound,
    robots: 'noindex',
  })
