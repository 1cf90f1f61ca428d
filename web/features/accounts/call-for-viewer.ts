import { messages } from '../../../core/messages.ts'
import { failed, type MakeCall, withValuesOfFailures } from '../../api.ts'
import { currentViewer } from '../../viewer.ts'

/**
 * For loaders, which may have to be fetched before they run: what was begun for somebody who has
 * left meanwhile, or was not there yet, is not asked for any more.
 */
export function callForViewer(call: MakeCall): MakeCall {
  const viewer = currentViewer()?.id
  return withValuesOfFailures(async (endpoint, input) =>
    currentViewer()?.id === viewer
      ? call(endpoint, input as never)
      : failed(401, messages.signInRequired),
  )
}
