import { isOnPhone } from '../../../use-is-phone.ts'

/** The editor with its page: whoever comes to write can type at once. */
export const loadEditor = () => import('../../../editor/post-editor.tsx')

/** Not where nobody can write; what does not come now is tried again by the page itself. */
export const fetchEditor = async (): Promise<void> => {
  if (!isOnPhone()) await loadEditor().catch(() => undefined)
}
