import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { lowerAscii, upperAscii } from '../../core/turkish/fold.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: string
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A real mail server that keeps what it is given. */
export async function mailServer(
  port: number,
  options: SMTPServerOptions = {},
): Promise<ReceivedMail[]> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, raw: Buffer.concat(chunks).toString() })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return received
}

/** For a server that is to take its time. */
export async function goOnAfter(signal: Promise<void>, done: () => void): Promise<void> {
  await signal
  done()
}

export interface ReadMail {
  headers: Map<string, string>
  parts: { type: string; text: string }[]
}

/** Reads a mail as a reader does: unfolded headers, decoded words, decoded parts. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw)
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return { headers, parts: [] }
  const parts = body.split(`--${boundary}`).slice(1, -1).map(split)
  return {
    headers,
    parts: parts.map((part) => ({
      type: part.headers.get('content-type') ?? '',
      text: decodeBody(part.body, part.headers.get('content-transfer-encoding') ?? ''),
    })),
  }
}

function split(raw: string): { headers: Map<string, string>; body: string } {
  const text = raw.replaceAll('\r\n', '\n').replace(/^\n/, '')
  const end = text.indexOf('\n\n')
  const lines = text
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [lowerAscii(line.slice(0, colon)), decodeWords(line.slice(colon + 1).trim())] as const
    }),
  )
  return { headers, body: text.slice(end + 2) }
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      upperAscii(kind) === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    )
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body
}

function decodeQuoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
