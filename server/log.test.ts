import { describe, expect, it } from 'vitest'
import { createLogger } from './log.ts'

function logged(error: unknown): string {
  let lines = ''
  createLogger('info', { write: (line) => void (lines += line) }).error({ err: error }, 'failed')
  return lines
}

describe('the log', () => {
  it('says what failed and where, as one line of JSON', () => {
    const line = logged(Object.assign(new TypeError('no such thing'), { code: 'E_NONE' }))
    expect(line.trimEnd()).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({
      level: 50,
      msg: 'failed',
      err: { type: 'TypeError', code: 'E_NONE', message: 'no such thing' },
    })
    expect(JSON.parse(line).err.stack).toContain('log.test.ts:')
  })

  it.each([
    ['550 <ayse.nur+blog@posta.ornek.test> unknown', '550 <[e-mail]> unknown'],
    ['connect ECONNREFUSED 192.168.1.20:587', 'connect ECONNREFUSED [address]:587'],
    ['from 2001:db8::8a2e:370:7334 and ::1', 'from [address] and [address]'],
    [`?token=${'Zk2x9-_'.repeat(7)}&a`, '?token=[secret]&a'],
    ['at node_modules/@fastify/cookie/plugin.js:12:34', undefined],
    ['version 18.4.0 at 12:30:45', undefined],
  ])('makes of %s', (message, expected = message) => {
    expect(JSON.parse(logged(new Error(message))).err.message).toBe(expected)
  })

  it('leaves out the row that a database error quotes, in causes as well', () => {
    const detail = 'Key (email)=(ayse@ornek.test) already exists.'
    const database = Object.assign(new Error('duplicate key'), { code: '23505', detail })
    const line = logged(new Error('The job failed for ayse@ornek.test', { cause: database }))
    expect(line).not.toContain('ayse')
    expect(JSON.parse(line).err.cause).toMatchObject({ code: '23505', message: 'duplicate key' })
  })

  it('takes whatever was thrown', () => {
    expect(JSON.parse(logged('ayse@ornek.test')).err).toEqual({ message: '[e-mail]' })
  })
})
