import { refusals } from '../messages.ts'
import { readdirSync } from 'node:fs'
import { connect, type AddressInfo, type Socket } from 'node:net'
import Fastify from 'fastify'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fileLimits, fileMessages } from '../../core/contracts/files.ts'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite, until } from '../../tests/support/site.ts'
import { form, noise } from '../features/files/pictures.fixture.ts'
import { acceptForms, receiveFile, uploadSeats } from './upload.ts'

let site: TestSite
let member: Member
let picture: Buffer
let port: number
beforeAll(async () => {
  site = await testSite()
  member = await site.member()
  picture = await noise(20, 20).png().toBuffer()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
})

const rows = () => site.database.selectFrom('uploads').select('id').execute()
const files = () =>
  readdirSync(site.config.dataDir, { recursive: true })
    .map(String)
    .filter((file) => file.startsWith('uploads/'))

/** Nothing that is sent here is kept. */
afterEach(async () => expect([await rows(), files()]).toEqual([[], []]))

interface Sent {
  payload?: Buffer | string
  headers?: Record<string, string>
}

const send = (request: Sent) =>
  site.call({ method: 'POST', url: '/api/file/upload', as: member, ...request })

async function expectInvalid(request: Sent, message: string): Promise<void> {
  const { status, body } = await send(request)
  expect(body.violations).toEqual([{ propertyPath: 'file', message }])
  expect(status).toBe(422)
}

async function expectError(request: Sent, status: number, message: string): Promise<void> {
  const answer = await send(request)
  expect(answer.body).toMatchObject({ '@type': 'hydra:Error', 'hydra:description': message })
  expect(answer.status).toBe(status)
}

const text = (name: string, content = 'x') => ({ name, filename: null, content })

describe('a form with a file', () => {
  it('must have the file in its field', async () => {
    await expectInvalid(form(), refusals.file.missing)
    await expectInvalid(form(text('file')), refusals.file.onlyOne)
    await expectInvalid(form({ name: 'picture', content: picture }), refusals.file.onlyOne)
    await expectInvalid(form({ name: 'file[]', content: picture }), refusals.file.onlyOne)
    await expectInvalid(form({ content: '' }), fileMessages.empty)
  })

  it('has nothing else', async () => {
    const file = { content: picture }
    await expectInvalid(form(file, file), refusals.file.onlyOne)
    await expectInvalid(form(text('title'), file), refusals.file.onlyOne)
    await expectInvalid(form(file, text('title')), refusals.file.onlyOne)
    await expectInvalid(form(file, text('a'), text('b'), text('c')), refusals.file.onlyOne)
    const many = Array.from({ length: 5000 }, (_, number) => text(`a${number}`))
    await expectInvalid(form(...many), refusals.file.onlyOne)
  })

  it.each(['__proto__', 'constructor', 'toString'])('has no field named %s', async (name) => {
    const { status } = await send(form({ name, content: picture }))
    expect([400, 422]).toContain(status)
    expect((await send(form(text(name)))).status).toBe(400)
  })

  it.each([
    ['application/json', '{"file": "x"}'],
    ['application/x-www-form-urlencoded', 'file=x'],
    ['image/png', 'x'],
    ['multipart/mixed; boundary=x', '--x--'],
    ['multipart/form-dataset; boundary=x', '--x--'],
    ['text/plain', ''],
  ])('is no %s', async (type, payload) => {
    await expectError(
      { payload, headers: { 'content-type': type } },
      415,
      refusals.file.notMultipart,
    )
  })

  it('is there', async () => {
    await expectError({}, 415, refusals.file.notMultipart)
    const type = 'multipart/form-data; boundary=x'
    await expectInvalid({ headers: { 'content-type': type } }, refusals.file.missing)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with another boundary', 'multipart/form-data; boundary=a', '--b\r\n\r\nx\r\n--b--\r\n'],
    ['that is no form', 'multipart/form-data; boundary=a', 'merhaba'],
    ['without an end', 'multipart/form-data; boundary=a', '--a\r\nContent-Disposition: form-data'],
    [
      'without the end of its file',
      'multipart/form-data; boundary=a',
      '--a\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nxxxx',
    ],
  ])('%s cannot be read', async (_, type, payload) => {
    await expectError({ payload, headers: { 'content-type': type } }, 400, refusals.file.malformed)
  })

  it('has a file that is not too large', async () => {
    const content = Buffer.alloc(fileLimits.bytes + 1, 1)
    await expectError(form({ content }), 413, fileMessages.tooLarge)
    await expectError(form({ content: Buffer.alloc(20_000_000) }), 413, fileMessages.tooLarge)
    await expectError(
      form(text('x', 'x'.repeat(20_000_000)), { content: picture }),
      413,
      fileMessages.tooLarge,
    )
  })

  it('may just have the largest', async () => {
    // Not a picture, but read to its end.
    await expectInvalid(form({ content: Buffer.alloc(fileLimits.bytes) }), fileMessages.kind)
  })

  it('is sent by the page itself', async () => {
    const { payload, headers } = form({ content: picture })
    const byCookie = await site.call({
      method: 'POST',
      url: '/api/file/upload',
      payload,
      headers,
      cookies: { token: member.token },
    })
    expect(byCookie.status).toBe(403)
    const foreign = await send({ payload, headers: { ...headers, origin: 'https://kotu.example' } })
    expect(foreign.status).toBe(403)
  })

  it('leaves every other call with JSON alone', async () => {
    const { payload, headers } = form(text('username', 'a'))
    const { status } = await site.call({ method: 'POST', url: '/api/login', payload, headers })
    expect(status).toBe(415)
  })
})

describe('a sender', () => {
  const head = (more: string): string =>
    `POST /api/file/upload HTTP/1.1\r\nHost: hokka.test\r\nAuthorization: Bearer ${member.token}\r\n` +
    `Content-Type: multipart/form-data; boundary=a\r\n${more}\r\n\r\n`
  const fileStart = '--a\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'

  interface Line {
    socket: Socket
    received: () => string
    closed: Promise<void>
  }

  function call(words: string): Promise<Line> {
    return new Promise((resolve, reject) => {
      let received = ''
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(words)
        resolve({ socket, received: () => received, closed })
      })
      const closed = new Promise<void>((done) => socket.once('close', () => done()))
      socket.on('data', (chunk) => (received += chunk.toString()))
      socket.on('error', reject)
    })
  }

  /** Connections that the server still holds; those of the test itself are closed by then. */
  const connections = () =>
    new Promise<number>((resolve) => site.app.server.getConnections((_, count) => resolve(count)))

  it('who hangs up in the middle leaves nothing, and takes no place', async () => {
    for (let turn = 0; turn < 30; turn++) {
      const { socket, closed } = await call(head('Content-Length: 1000000') + fileStart)
      socket.write(Buffer.alloc(10_000))
      socket.destroy()
      await closed
    }
    await until(async () => ((await connections()) === 0 ? true : undefined))
    await expectInvalid(form({ content: 'x' }), fileMessages.kind)
  })

  it('who hangs up before the answer is noticed', async () => {
    const app = Fastify()
    await acceptForms(app)
    const received = Promise.withResolvers<AbortSignal>()
    app.post('/', async (request, reply) => {
      const { bytes, signal } = await receiveFile(request, reply)
      expect(bytes.toString()).toBe('x')
      received.resolve(signal)
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { payload, headers } = form({ content: 'x' })
    const leaving = new AbortController()
    const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const asking = fetch(url, {
      method: 'POST',
      body: new Uint8Array(payload),
      headers,
      signal: leaving.signal,
    })
    const signal = await received.promise
    expect(signal.aborted).toBe(false)
    leaving.abort()
    await expect(asking).rejects.toThrow('aborted')
    await until(() => signal.aborted || undefined)
    await app.close()
  })

  it('who does not stop is told and cut off', async () => {
    const line = await call(head('Transfer-Encoding: chunked'))
    const { socket } = line
    const chunk = (bytes: Buffer | string) =>
      Buffer.concat([
        Buffer.from(`${bytes.length.toString(16)}\r\n`),
        Buffer.from(bytes),
        Buffer.from('\r\n'),
      ])
    socket.write(chunk(fileStart))
    const block = chunk(Buffer.alloc(1_000_000))
    while (!socket.destroyed && !line.received().includes('413'))
      await new Promise<void>((resolve) => socket.write(block, () => resolve()))
    expect(line.received()).toMatch(/^HTTP\/1\.1 413 /)
    expect(line.received()).toContain(fileMessages.tooLarge)
    // Still sending, it has a moment to hear that.
    await line.closed
  })

  it('whom nobody knows is not listened to for long either', async () => {
    const words = head('Content-Length: 10000000').replace(/Bearer \S+/, 'Bearer x')
    const { received, socket, closed } = await call(words + fileStart)
    await until(() => received() || undefined)
    expect(received()).toMatch(/^HTTP\/1\.1 401 /)
    socket.destroy()
    await closed
  })
})

describe('the places for uploads', () => {
  /** Work that ends when the test says so. */
  function slowWork() {
    const ends: (() => void)[] = []
    const work = () => new Promise<void>((resolve) => ends.push(resolve))
    return { work, ends }
  }

  it('are a dozen for one member, a few for each while half are taken, and two dozen in all', async () => {
    const inSeat = uploadSeats()
    const { work, ends } = slowWork()
    const first = Array.from({ length: 12 }, () => inSeat(1, work))
    await expect(inSeat(1, work)).rejects.toMatchObject({ status: 429 })
    const ofMember = (id: number) => Array.from({ length: 4 }, () => inSeat(id, work))
    const others = ofMember(2)
    await expect(inSeat(2, work)).rejects.toMatchObject({ status: 429 })
    others.push(...[3, 4].flatMap(ofMember))
    await expect(inSeat(5, work)).rejects.toMatchObject({ status: 503 })
    for (const end of ends) end()
    await Promise.all([...first, ...others])
    await expect(inSeat(1, async () => 'free')).resolves.toBe('free')
  })

  it('are given back after a failure', async () => {
    const inSeat = uploadSeats()
    for (let turn = 0; turn < 50; turn++)
      await expect(inSeat(1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  })
})
