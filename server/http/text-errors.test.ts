import Fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, it } from 'vitest'
import { createLogger } from '../log.ts'
import { overloaded } from '../errors.ts'
import { answerErrorsAsText } from './text-errors.ts'

it('logs what failed, and nobody who was sent away because many came', async () => {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = createLogger('error', {
    write: (line) => void lines.push(line),
  })
  const app = Fastify({ loggerInstance })
  answerErrorsAsText(app, 'card')
  app.get('/many', () => Promise.reject(overloaded()))
  app.get('/broken', () => Promise.reject(new Error('no ink')))
  const [many, broken] = [await app.inject('/many'), await app.inject('/broken')]
  expect([many.statusCode, many.headers['retry-after'], broken.statusCode]).toEqual([503, '5', 500])
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['no ink'])
})
