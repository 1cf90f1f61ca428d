import { refusals } from '../../messages.ts'
import { fileMessages } from '../../../core/contracts/files.ts'
import type { JsonSchema } from './json-schema.ts'

export const formType = 'multipart/form-data'

/** The body of every call that takes a file. */
export const uploadForm: JsonSchema = {
  type: 'object',
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: [fileMessages.kind, fileMessages.tooLarge, refusals.file.tooManyPixels].join(
        '\n',
      ),
    },
  },
  required: ['file'],
}
