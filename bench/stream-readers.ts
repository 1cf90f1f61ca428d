/** Readers of the stream in a process of their own: what they cost is not the site's. */
import { connect } from 'node:net'
import { someAddress } from './measure.ts'

export interface ReadersWanted {
  base: string
  topic: string
  amount: number
}

/** Connecting at the same moment. */
const atOnce = 50
/** Longer than anything that is waited for, which may come in two parts. */
const longestMark = 100

/** What they wait for, and how many do not have it yet. */
let mark = ''
let waiting = 0

process.once('message', (wanted: ReadersWanted) => void openAll(wanted))
process.on('disconnect', () => process.exit(0))

async function openAll({ base, topic, amount }: ReadersWanted): Promise<void> {
  let opened = 0
  const lane = async (): Promise<void> => {
    while (opened++ < amount) await open(new URL(base), topic)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  process.on('message', (wanted: string) => {
    mark = wanted
    waiting = amount
    process.send!('waiting')
  })
  process.send!('ready')
}

/** Until its first state has come. */
function open({ port, host, hostname }: URL, topic: string): Promise<void> {
  const socket = connect(Number(port), hostname).setEncoding('utf8')
  socket.write(
    `GET /.well-known/mercure?topic=${encodeURIComponent(topic)} HTTP/1.1\r\n` +
      `Host: ${host}\r\nX-Forwarded-For: ${someAddress()}\r\n\r\n`,
  )
  return new Promise((resolve) => {
    let found = ''
    let rest = ''
    socket.on('data', (text: string) => {
      const read = rest + text
      rest = read.slice(-longestMark)
      if (read.includes('"@type":"Post"')) resolve()
      if (found === mark || !read.includes(mark)) return
      found = mark
      if (--waiting === 0) process.send!(performance.timeOrigin + performance.now())
    })
    socket.on('close', () => {
      throw new Error(`A stream was closed after: ${rest}`)
    })
  })
}
