import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

export interface OtherSite {
  host: string
  url: string
  /** Every request it got, as `/path`. */
  asked: string[]
  headers: IncomingMessage['headers'][]
  /** Connections that are still open. */
  open(): number
  close(): Promise<void>
}

/** A real server of somebody else on this machine, as well or as badly behaved as a test wants. */
export async function otherSite(pages: Record<string, Answer>): Promise<OtherSite> {
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const server = createServer((request, response) => {
    asked.push(request.url!)
    headers.push(request.headers)
    response.on('error', () => undefined)
    const page = pages[request.url!.split('?')[0]!]
    if (page) page(request, response)
    else response.writeHead(404, { 'Content-Type': 'text/html' }).end('<title>Yok</title>')
  })
  let connections = 0
  server.on('connection', (socket) => {
    connections++
    socket.on('close', () => connections--)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}`,
    asked,
    headers,
    open: () => connections,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const page =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): Answer =>
  (_, response) =>
    void response
      .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', ...headers })
      .end(body)

export const redirect =
  (location: string, status = 302): Answer =>
  (_, response) =>
    void response.writeHead(status, { Location: location }).end()
