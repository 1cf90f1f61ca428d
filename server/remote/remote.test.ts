import { connect as openSocket, type LookupFunction } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '../../core/site.ts'
import { until } from '../../tests/support/site.ts'
import { AddressRefused, guardedConnector } from './guarded-connector.ts'
import { type OtherSite, otherSite, page, redirect } from './other-site.fixture.ts'
import { createRemote, RemoteFailure, type RemoteOptions, type Wanted } from './remote.ts'

const html = '<title>Güz</title>'
const wanted: Wanted = { types: ['text/html'], maxBytes: 64 * 1024 }
const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, 'a'))

const taken: unknown[] = []
let inside: OtherSite
let other: OtherSite

beforeAll(async () => {
  inside = await otherSite({ '/': page('<title>gizli</title>') })
  other = await otherSite({
    '/': page(html),
    '/gzip': page(gzipSync(html), { 'Content-Encoding': 'gzip' }),
    '/br': page(brotliCompressSync(html), { 'Content-Encoding': 'br' }),
    '/deflate': page(deflateSync(html), { 'Content-Encoding': 'deflate' }),
    '/cut': page(gzipSync(html + 'a'.repeat(5000)).subarray(0, -12), {
      'Content-Encoding': 'gzip',
    }),
    '/lies': page(html, { 'Content-Encoding': 'gzip' }),
    '/twice': page(gzipSync(gzipSync(html)), { 'Content-Encoding': 'gzip, gzip' }),
    '/bomb': page(bomb, { 'Content-Encoding': 'gzip' }),
    '/bomb-br': page(brotliCompressSync(Buffer.alloc(50 * 1024 * 1024, 'a')), {
      'Content-Encoding': 'br',
    }),
    '/pdf': page('%PDF', { 'Content-Type': 'application/pdf' }),
    '/json': page('{}', { 'Content-Type': 'application/json' }),
    '/untyped': (_, response) => void response.writeHead(200).end(html),
    '/gone': page(html, {}, 410),
    '/broken': page(html, {}, 500),
    '/empty': page('', {}, 204),
    '/endless': (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      const pour = (): void => {
        while (!response.destroyed && response.write('a'.repeat(16_384)));
        response.once('drain', pour)
      }
      pour()
    },
    '/slow-head': () => undefined,
    '/slow-body': (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' })
      const drip = setInterval(() => response.write('a'), 20)
      response.on('close', () => clearInterval(drip))
    },
    '/large-head': page(html, { 'X-Large': 'a'.repeat(20_000) }),
    '/many-heads': (_, response) => {
      for (let number = 0; number < 2000; number++) response.setHeader(`x-${number}`, 'aaaaaaaaaa')
      page(html)(_, response)
    },
    '/half': (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Length': '1000' })
      response.write(html)
      response.socket!.end()
    },
    '/take': (request, response) => {
      const { method, headers } = request
      request.on('data', (body: Buffer) =>
        taken.push({ method, type: headers['content-type'], body: body.toString() }),
      )
      request.on('end', () => response.writeHead(201).end())
    },
    '/cookie': page(html, { 'Set-Cookie': 'a=b' }),
    '/loop': redirect('/loop'),
    '/to/cookie': (_, response) =>
      void response.writeHead(302, { Location: '/', 'Set-Cookie': 'a=b' }).end(),
    '/to/nowhere': (_, response) => void response.writeHead(302).end(),
    '/to/nonsense': redirect('http://[nonsense'),
    '/to/inside': redirect(inside.url),
    '/to/localhost': redirect(`http://localhost:${inside.host.split(':')[1]}/`),
    '/to/metadata': redirect('http://169.254.169.254/latest/'),
    '/to/mapped': redirect(`http://[::ffff:127.0.0.1]:${inside.host.split(':')[1]}/`),
    '/to/odd-port': redirect('http://93.184.216.34:6379/'),
    '/to/file': redirect('file:///etc/passwd'),
    '/to/ftp': redirect('ftp://ornek.com/'),
    '/to/data': redirect('data:text/html,<title>a</title>'),
    ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((n) => [`/hop/${n}`, redirect(`${n - 1}`)])),
    '/hop/0': page(html),
  })
})

afterAll(async () => {
  await other.close()
  await inside.close()
})

/** In milliseconds: a busy machine is slow, not wrong. */
const unhurried = 600_000

const remoteWith = (options: Partial<RemoteOptions> = {}) =>
  createRemote({ allowed: [other.host], timeout: unhurried, ...options })

async function read(path: string, more: Partial<Wanted> = {}): Promise<string> {
  const { bytes } = await remoteWith().read(new URL(path, other.url), { ...wanted, ...more })
  return bytes.toString()
}

function causeOf(error: unknown): string {
  const { cause } = error as Error
  return cause instanceof Error ? cause.message : String(cause)
}

const refusal = async (path: string): Promise<string> =>
  read(path).then(
    (text) => `read: ${text}`,
    (error: unknown) => (error instanceof RemoteFailure ? 'refused' : `threw ${String(error)}`),
  )

describe('a page of somebody else', () => {
  it.each(['/', '/gzip', '/br', '/deflate'])('is read: %s', async (path) => {
    expect(await read(path)).toBe(html)
  })

  it('is asked for honestly, and without a past', async () => {
    await read('/cookie')
    await read('/to/cookie')
    const headers = other.headers.at(-1)!
    expect(headers).toMatchObject({
      'user-agent': `HokkaBot/1.0 (+${site.url})`,
      accept: 'text/html',
      'accept-language': 'tr, en;q=0.5',
    })
    for (const name of ['cookie', 'referer', 'authorization', 'x-forwarded-for'])
      expect(headers).not.toHaveProperty(name)
  })

  it('is read only as far as it is wanted', async () => {
    const isEnough = (piece: Buffer) => piece.includes('a')
    const text = await read('/endless', { isEnough })
    expect(text.length).toBeGreaterThan(0)
    expect(text.length).toBeLessThan(64 * 1024)
  })

  it('is read to the limit and no further, also when it never ends', async () => {
    expect(await read('/endless')).toHaveLength(64 * 1024)
  })

  it('is read as far as it goes when it was cut off', async () => {
    expect(await read('/cut')).toContain(html)
  })

  it.each(['/bomb', '/bomb-br'])('is never unpacked beyond the limit: %s', async (path) => {
    const before = process.memoryUsage().rss
    expect(await read(path)).toHaveLength(64 * 1024)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it.each([
    '/lies',
    '/twice',
    '/pdf',
    '/json',
    '/untyped',
    '/gone',
    '/broken',
    '/empty',
    '/large-head',
    '/many-heads',
    '/half',
    '/missing',
  ])('is not read: %s', async (path) => {
    expect(await refusal(path)).toBe('refused')
  })

  it.each(['/slow-head', '/slow-body'])('has only so much time: %s', async (path) => {
    const remote = remoteWith({ timeout: 200 })
    await expect(remote.read(new URL(path, other.url), wanted)).rejects.toThrow(RemoteFailure)
  })

  it('leaves no connection behind', async () => {
    for (const path of ['/', '/endless', '/pdf', '/hop/3', '/lies', '/loop']) await refusal(path)
    const began = performance.now()
    expect(await until(() => (other.open() === 0 ? 0 : undefined))).toBe(0)
    // Sooner than idle ones would be closed by themselves.
    expect(performance.now() - began).toBeLessThan(2000)
  })
})

describe('a redirect', () => {
  it('is followed five times', async () => {
    expect(await read('/hop/5')).toBe(html)
    expect(await refusal('/hop/6')).toBe('refused')
    expect(await refusal('/loop')).toBe('refused')
  })

  it('tells where the page was found', async () => {
    const { url } = await remoteWith().read(new URL('/hop/2', other.url), wanted)
    expect(url.href).toBe(`${other.url}/hop/0`)
  })

  it.each(['inside', 'localhost', 'metadata', 'mapped', 'file', 'ftp', 'data'])(
    'leads nobody inside or elsewhere: %s',
    async (target) => {
      expect(await refusal(`/to/${target}`)).toBe('refused')
      expect(inside.asked).toEqual([])
    },
  )

  it.each([
    ['odd-port', '93.184.216.34:6379'],
    ['metadata', '169.254.169.254'],
    ['file', ''],
  ])('is looked at before anybody is asked: %s', async (target, host) => {
    const reading = remoteWith().read(new URL(`/to/${target}`, other.url), wanted)
    await expect(reading.catch((error: Error) => causeOf(error))).resolves.toBe(
      `${host} may not be asked`,
    )
  })

  it.each(['nowhere', 'nonsense'])('must lead somewhere: %s', async (target) => {
    expect(await refusal(`/to/${target}`)).toBe('refused')
  })

  it('can be asked for without going there', async () => {
    const remote = remoteWith()
    const metadata = await remote.redirectOf(new URL('/to/metadata', other.url))
    expect(metadata?.href).toBe('http://169.254.169.254/latest/')
    expect(await remote.redirectOf(new URL('/', other.url))).toBeNull()
    await expect(remote.redirectOf(new URL(inside.url))).rejects.toThrow(RemoteFailure)
  })
})

describe('something sent', () => {
  const message = { headers: { 'content-type': 'text/plain' }, body: Buffer.from('Güz geldi') }
  const post = (path: string, options?: Partial<RemoteOptions>) =>
    remoteWith(options).post(new URL(path, other.url), message)

  it('arrives whole, and what is said of it is a number', async () => {
    expect(await post('/take')).toBe(201)
    expect(taken).toEqual([{ method: 'POST', body: 'Güz geldi', type: 'text/plain' }])
    expect([await post('/gone'), await post('/broken')]).toEqual([410, 500])
  })

  it('goes nowhere else', async () => {
    expect(await post('/to/inside')).toBe(302)
    await expect(post(inside.url)).rejects.toThrow(RemoteFailure)
    expect(inside.asked).toEqual([])
  })

  it('does not wait for what nobody reads, nor for ever', async () => {
    expect(await post('/endless')).toBe(200)
    await expect(post('/slow-head', { timeout: 200 })).rejects.toThrow(RemoteFailure)
  })
})

describe('a name', () => {
  /** A resolver that says something else each time it is asked. */
  function resolver(...answers: string[][]): { lookup: LookupFunction; asked: () => number } {
    let times = 0
    const lookup: LookupFunction = (_, options, callback) => {
      const addresses = answers[Math.min(times++, answers.length - 1)]!.map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }))
      if (options.all) callback(null, addresses)
      else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
    }
    return { lookup, asked: () => times }
  }

  async function connectTo(name: string, lookup: LookupFunction): Promise<string> {
    const remote = createRemote({ allowed: [], timeout: 300, lookup })
    return remote.read(new URL(`http://${name}/`), wanted).then(
      () => 'read',
      (error: unknown) => causeOf(error),
    )
  }

  it.each([
    ['this machine', ['127.0.0.1']],
    ['a neighbour', ['192.168.1.10']],
    ['a neighbour, in IPv6', ['fd00::10']],
    ['this machine in disguise', ['::ffff:127.0.0.1']],
    ['the open net and this machine', ['93.184.216.34', '127.0.0.1']],
    ['nowhere', []],
  ])('that leads to %s is not connected to', async (_, addresses) => {
    const { lookup } = resolver(addresses)
    expect(await connectTo('ornek.com', lookup)).toBe('ornek.com is not public')
    const message = { headers: {}, body: Buffer.from('Güz') }
    const posting = createRemote({ allowed: [], lookup }).post(
      new URL('https://ornek.com/'),
      message,
    )
    await expect(posting.catch(causeOf)).resolves.toBe('ornek.com is not public')
  })

  // An address of the open net that nobody has been given.
  it('that changes its meaning is asked once, and what was looked at is what is used', async () => {
    const { lookup, asked } = resolver(['2d00::1'], ['127.0.0.1'])
    expect(await connectTo('ornek.com', lookup)).not.toBe('read')
    expect(asked()).toBe(1)
  })

  it('that is named by the operator may be private', async () => {
    const { lookup } = resolver(['127.0.0.1'])
    const port = other.host.split(':')[1]
    const remote = createRemote({ allowed: [`wiki.ornek:${port}`], timeout: unhurried, lookup })
    const { bytes } = await remote.read(new URL(`http://wiki.ornek:${port}/`), wanted)
    expect(bytes.toString()).toBe(html)
    await expect(remote.read(new URL('http://wiki.ornek/'), wanted)).rejects.toThrow(RemoteFailure)
  })

  it('that does not exist is a failure of the other side', async () => {
    const lookup: LookupFunction = (name, _, callback) =>
      callback(Object.assign(new Error(`ENOTFOUND ${name}`), { code: 'ENOTFOUND' }), '')
    expect(await connectTo('yok.ornek.com', lookup)).toBe('ENOTFOUND yok.ornek.com')
  })
})

describe('a connection', () => {
  const connectTo = (hostname: string, port: string): Promise<string> =>
    new Promise((resolve) => {
      const connect = guardedConnector(['127.0.0.1:1', '[::1]:1'], 1000)
      connect({ hostname, port, protocol: 'http:' }, (...[error]) =>
        resolve(error instanceof AddressRefused ? 'refused' : (error?.message ?? 'connected')),
      )
    })

  it.each(['127.0.0.1', '::1', '[::1]', '::ffff:127.0.0.1', '10.0.0.1', 'localhost'])(
    'is never made to %s, whoever asks for it',
    async (host) => {
      expect(await connectTo(host, other.host.split(':')[1]!)).toBe('refused')
      expect(inside.asked).toEqual([])
    },
  )

  it.each(['127.0.0.1', '::1', '[::1]'])(
    'is tried where the operator allows it: %s',
    async (host) => {
      expect(await connectTo(host, '1')).toMatch(/ECONNREFUSED|EADDRNOTAVAIL/)
    },
  )
})

it('another way to the network can be given', async () => {
  const [, port] = other.host.split(':')
  const remote = createRemote({
    timeout: unhurried,
    allowed: [],
    connect: (_, callback) => {
      const socket = openSocket(Number(port), '127.0.0.1', () => callback(null, socket))
    },
  })
  const { bytes } = await remote.read(new URL('https://www.ornek.com/'), wanted)
  expect(bytes.toString()).toBe(html)
})
