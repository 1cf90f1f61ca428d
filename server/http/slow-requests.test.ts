import { connect, type AddressInfo } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Member } from '../../tests/support/members.ts'
import { type TestSite, testSite } from '../../tests/support/site.ts'
import type { ArrivalLimits } from './slow-requests.ts'

let site: TestSite
let member: Member
let port: number
const limits = {
  headers: 1000,
  body: 1000,
  request: 30_000,
  archive: 60_000,
  checking: 50,
  pictureBytes: 1000,
  idle: 60_000,
}

async function listen(arrivalLimits: ArrivalLimits): Promise<void> {
  site = await testSite({ config: { arrivalLimits } })
  member = await site.member()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  port = (site.app.server.address() as AddressInfo).port
}

/** Sends a beginning, then a byte now and then for as long as somebody listens; gives the answer. */
function dribble(beginning: string, drop: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
    const dropping = setInterval(() => drop !== '' && socket.write(drop), 20)
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(dropping)
      resolve(answer)
    })
  })
}

const inPieces = 'Transfer-Encoding: chunked'
const piece = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`

const post = (path: string, type: string, length = 'Content-Length: 60000') =>
  `POST ${path} HTTP/1.1\r\nHost: hokka.test\r\nAuthorization: Bearer ${member.token}\r\n` +
  `Content-Type: ${type}\r\n${length}\r\n\r\n`

/** Each of these ends by itself, or the test's own time does. */
describe('a request that never ends', () => {
  beforeAll(() => listen(limits))

  it('is cut off while nothing comes', async () => {
    expect(await dribble('', '')).toMatch(/^(HTTP\/1\.1 408|$)/)
  })

  it('is cut off in its headers', async () => {
    expect(await dribble('GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: ', 'a')).toMatch(
      /^HTTP\/1\.1 408/,
    )
  })

  it.each(['/api/login', '/api/posts'])('is cut off in its body, at %s', async (path) => {
    // Without a word, and before the time for the whole request is over, which would be answered.
    expect(await dribble(post(path, 'application/json'), ' ')).toBe('')
  })

  it('is cut off in a body of unknown length', async () => {
    const head = post('/api/posts', 'application/json', inPieces)
    expect(await dribble(head, piece(' '))).toBe('')
  })

  it.each([
    ['/api/yok', 404],
    ['/api/tags', 405],
    ['//a', 400],
  ])('is cut off in its body after an early answer, at %s', async (path, status) => {
    const begun = performance.now()
    expect(await dribble(post(path, 'application/json'), ' ')).toContain(`HTTP/1.1 ${status}`)
    expect(performance.now() - begun).toBeLessThan(limits.request)
  })

  it('is cut off in the form of a picture', async () => {
    const head = post('/api/file/upload', formType)
    expect(await dribble(head + form, 'x')).toBe('')
  })
})

const form = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
const formType = 'multipart/form-data; boundary=b'

describe('a request that comes in pieces, but in time', () => {
  /** A starved machine is not a slow phone. */
  const patient = { ...limits, headers: 30_000, body: 3000, pictureBytes: 1 }
  beforeAll(() => listen(patient))

  it('is answered after a long time when it is a picture that moves on', async () => {
    const socket = connect(port, '127.0.0.1')
    const answer = new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString()))
      socket.once('close', () => resolve(''))
    })
    socket.on('error', () => undefined)
    socket.write(post('/api/file/upload', formType, inPieces) + piece(form))
    const moving = setInterval(() => socket.write(piece('x')), 20)
    // Only time shows it: any other body would have been cut off by now.
    await new Promise((resolve) => setTimeout(resolve, 2 * patient.body))
    clearInterval(moving)
    socket.write(`${piece('\r\n--b--\r\n')}0\r\n\r\n`)
    expect(await answer).toMatch(/^HTTP\/1\.1 422/)
    socket.destroy()
  })

  it('is answered, and its connection serves the next', async () => {
    const body = '{"username":"yok","password":"yanlis"}'
    const head = `POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    for (const part of [head.slice(0, 30), head.slice(30), body.slice(0, 9), body.slice(9)])
      await new Promise((resolve) => socket.write(part, resolve))
    socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n')
    await closed
    expect(answer).toMatch(/^HTTP\/1\.1 401[^]*HTTP\/1\.1 200/)
  })
})

describe('an answer that nobody takes', () => {
  beforeAll(() => listen({ ...limits, idle: 1000 }))

  it('is cut off with its connection', async () => {
    const cut = new Promise<string>((resolve) => {
      site.app.server.once('connection', (socket) => socket.once('close', () => resolve('cut')))
    })
    const socket = connect(port, '127.0.0.1')
    // More than both ends of a connection hold, and no byte of it is ever read.
    socket.write('GET /api/docs.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(100))
    expect(await cut).toBe('cut')
    socket.destroy()
  })
})
