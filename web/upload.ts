import { fileLimits, fileMessages, type UploadedFile } from '../core/contracts/files.ts'
import type { AnswerOf, CallOf, ContractOf } from '../core/endpoint.ts'
import { messages } from '../core/messages.ts'
import { uploadFile as contract } from './calls/files.gen.ts'
import { addressOf, failed, headersOf, type Result, resultOf } from './api.ts'

/**
 * Uploads a picture and tells how much of it is on its way (0 to 1). `fetch` cannot tell that, so
 * this one call goes another way; what comes back is the same value as from every other.
 */
export async function uploadFile(
  file: File,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Result<UploadedFile>> {
  if (file.size > fileLimits.bytes) return failed(413, fileMessages.tooLarge)
  if (file.size === 0) return failed(422, fileMessages.empty)
  const form = new FormData()
  form.append('file', file)
  return sendForm(contract, form, onProgress, signal)
}

/** The same for any form with a file. */
export async function sendForm<C extends CallOf>(
  call: C,
  form: FormData,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<Result<AnswerOf<ContractOf<C>>>> {
  try {
    const response = await send(call, form, onProgress, signal)
    return (await resultOf(call, response)) as Result<AnswerOf<ContractOf<C>>>
  } catch {
    return failed(0, signal?.aborted ? fileMessages.stopped : messages.network)
  }
}

function send(
  call: CallOf,
  form: FormData,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(call.method, addressOf(call))
    for (const [name, value] of Object.entries(headersOf(call)))
      request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    )
    request.addEventListener('load', () => resolve(responseOf(request)))
    // An error also when the file cannot be read any more: it was moved, or the card taken out.
    request.addEventListener('error', reject)
    request.addEventListener('abort', reject)
    if (signal?.aborted) return reject(signal.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

function responseOf(request: XMLHttpRequest): Response {
  const retryAfter = request.getResponseHeader('Retry-After')
  return new Response(request.responseText, {
    status: request.status,
    headers: retryAfter === null ? {} : { 'Retry-After': retryAfter },
  })
}
