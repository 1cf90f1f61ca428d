import { request, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

interface HttpAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Over a real connection and with the path exactly as written: `inject` would tidy it up first. */
export async function overHttp(
  app: FastifyInstance,
  { body, ...options }: RequestOptions & { path: string; body?: string },
): Promise<HttpAnswer> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, agent: false, ...options }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, text }),
      )
    })
    sent.on('error', reject).end(body)
  })
}
