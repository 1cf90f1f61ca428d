import { refusals } from '../messages.ts'
import type { IncomingMessage } from 'node:http'
import fastifyMultipart from '@fastify/multipart'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ExpectedError, invalid, malformed, overloaded, tooMany } from '../errors.ts'
import { fileLimits, fileMessages } from '../../core/contracts/files.ts'

/** The file of a form, as a handler reads it. Its name is nobody's business and goes nowhere. */
export interface ReceivedFile {
  bytes: Buffer
  /** Aborted when the sender goes away before the answer. */
  signal: AbortSignal
}

/** The file and the few lines around it. */
const longestBody = fileLimits.bytes + 16 * 1024
const patienceAfterRefusal = 2000

/** Bodies stay unread until it is known who sends them; other types are refused only then. */
export async function acceptForms(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  await app.register(fastifyMultipart)
  app.addContentTypeParser('*', (_, __, done) => done(null))
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.readableEnded) stopReading(raw)
  })
}

/** The answer is on its way; a sender who does not stop for it is cut off. */
function stopReading(raw: IncomingMessage): void {
  raw.unpipe()
  raw.resume()
  const cut = setTimeout(() => raw.destroy(), patienceAfterRefusal).unref()
  raw.once('close', () => clearTimeout(cut))
}

/** Reads the one file of a form into memory: nothing of it ever stands on the disk. */
export async function receiveFile(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ReceivedFile> {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  try {
    checkForm(request, longestBody, tooLarge)
    return { bytes: await read(request), signal: gone.signal }
  } catch (error) {
    throw asRefusal(error)
  }
}

/** What is no form, or says that it is too long, is refused before anything of it is read. */
export function checkForm(
  { headers, raw }: FastifyRequest,
  longest: number,
  tooLong: () => ExpectedError,
): void {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(headers['content-type'] ?? ''))
    throw new ExpectedError(415, refusals.file.notMultipart)
  if (Number(headers['content-length']) > longest) throw tooLong()
  if (raw.destroyed) throw malformed(fileMessages.stopped)
}

async function read(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw malformed(refusals.file.malformed)
  // Begun before anybody else listens: the first bytes must not flow past the parser.
  const reading = onlyFile(request)
  // Whatever is not a file is counted too, and an endless form ends here.
  const tooMuch = new Promise<never>((_, reject) => {
    let bytes = 0
    request.raw.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes > longestBody) reject(tooLarge())
    })
  })
  try {
    return await Promise.race([reading, tooMuch])
  } finally {
    reading.catch(() => undefined)
  }
}

async function onlyFile(request: FastifyRequest): Promise<Buffer> {
  let bytes: Buffer | undefined
  const limits = { fileSize: fileLimits.bytes, fieldSize: 1024, parts: 2, headerPairs: 20 }
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file' || part.fieldname !== 'file' || bytes !== undefined)
      throw invalid('file', refusals.file.onlyOne)
    bytes = await part.toBuffer()
  }
  if (bytes === undefined) throw invalid('file', refusals.file.missing)
  if (bytes.length === 0) throw invalid('file', fileMessages.empty)
  return bytes
}

const tooLarge = (): ExpectedError => new ExpectedError(413, fileMessages.tooLarge)

/** What the parser cannot read is the sender's mistake. */
function asRefusal(error: unknown): ExpectedError {
  if (error instanceof ExpectedError) return error
  const { code } = error as Partial<FastifyError>
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge()
  return code === 'FST_PARTS_LIMIT'
    ? invalid('file', refusals.file.onlyOne)
    : malformed(refusals.file.malformed)
}

/** Every upload is in memory until it is answered, so there is room for some and no more. */
const seatsInAll = 24
const seatsPerMember = 12
/** While half of all are taken, so that a few who send slowly cannot keep everybody else waiting. */
const seatsPerMemberThen = 4

export function uploadSeats(
  inAll = seatsInAll,
  perMember = seatsPerMember,
  perMemberThen = seatsPerMemberThen,
  refusal = () => tooMany(5),
): <Result>(memberId: number, work: () => Promise<Result>) => Promise<Result> {
  let taken = 0
  const takenBy = new Map<number, number>()
  return async (memberId, work) => {
    const own = takenBy.get(memberId) ?? 0
    const most = 2 * taken < inAll ? perMember : perMemberThen
    if (own >= most) throw refusal()
    if (taken >= inAll) throw overloaded()
    taken++
    takenBy.set(memberId, own + 1)
    try {
      return await work()
    } finally {
      taken--
      const left = takenBy.get(memberId)! - 1
      if (left === 0) takenBy.delete(memberId)
      else takenBy.set(memberId, left)
    }
  }
}
