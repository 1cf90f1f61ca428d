import { refusals } from '../../messages.ts'
import { fileMessages } from '../../../core/contracts/files.ts'
import { importMessages } from '../../../core/contracts/import-limits.ts'
import type { Endpoint } from '../../../core/endpoint.ts'
import { type JsonSchema, textFields } from './json-schema.ts'

export const formType = 'multipart/form-data'

const rules = {
  picture: [fileMessages.kind, fileMessages.tooLarge, refusals.file.tooManyPixels],
  archive: [importMessages.tooLarge],
}

/** The body of a call that takes a file, with the fields beside it. */
export function uploadForm({ upload, body }: Endpoint): JsonSchema {
  const { properties = {}, required = [] } = textFields(body)
  return {
    type: 'object',
    properties: {
      ...properties,
      file: { type: 'string', format: 'binary', description: rules[upload!].join('\n') },
    },
    required: [...required, 'file'],
  }
}
