import { currentViewer } from './viewer.ts'

/** In one file for browsers with the question below: each file is named in what every page brings. */
export { confirmationRequired } from '../core/confirmation-required.ts'

/** Known in the browser, where asking the server in vain would only make noise. */
export const isUnconfirmed = (): boolean =>
  typeof window !== 'undefined' && currentViewer()?.isWaiting === 1
