import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Endpoint } from '../../../core/endpoint.ts'
import { uploadFile } from '../../../core/contracts/files.ts'
import { contractOf } from './components.ts'
import { exampleBody } from './examples.ts'
import { openApi } from './openapi.ts'
import { documentationPage } from './page.ts'
import { accountEndpoints, noteEndpoints } from './samples.testing.ts'

const endpoints = [...accountEndpoints, ...noteEndpoints]
const contract = contractOf(endpoints)
type Json = Record<string, unknown>
const document = JSON.parse(JSON.stringify(openApi(contract))) as ReturnType<typeof openApi>

const operations = (of = document) =>
  Object.entries(of.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

function* nodesOf(value: unknown): Generator<Json> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Json
  for (const part of Object.values(value)) yield* nodesOf(part)
}

/** The texts under a key, wherever it stands; a list of texts counts as each of them. */
const valuesAt = (key: string, value: unknown): string[] =>
  [...nodesOf(value)]
    .flatMap((node) => node[key] as string)
    .filter((found) => typeof found === 'string')

const at = (pointer: string): unknown =>
  pointer
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Json | undefined)?.[key], document)

describe('OpenAPI', () => {
  it('holds every call once, by its name', () => {
    const found = operations().map(({ path, method, operation }) => [
      operation.operationId,
      method.toUpperCase(),
      path,
    ])
    const expected = endpoints.map(({ name, method, path }) => [name, method, path])
    expect(new Set(found)).toEqual(new Set(expected))
    expect(found).toHaveLength(expected.length)
  })

  it('has the parts that version 3.1 requires', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
    expect(document.servers[0]!.url).toMatch(/^https?:\/\/.+[^/]$/)
    for (const group of Object.values(document.components))
      for (const name of Object.keys(group)) expect(name).toMatch(/^[\w.-]+$/)
    const tags = new Set(document.tags.map(({ name }) => name))
    for (const { operation } of operations()) {
      expect(operation.tags.every((tag) => tags.has(tag))).toBe(true)
      expect(operation.summary).not.toBe('')
    }
  })

  it('refers only to what is there', () => {
    const references = valuesAt('$ref', document)
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter((reference) => at(reference) === undefined)).toEqual([])
    for (const { operation } of operations())
      for (const name of operation.security.flatMap((requirement) => Object.keys(requirement)))
        expect(document.components.securitySchemes).toHaveProperty(name)
  })

  it('describes every answer, and a body only where there is one', () => {
    for (const { operation } of operations()) {
      const { status, answer, body } = endpoints.find(({ name }) => name === operation.operationId)!
      const success = operation.responses[status] as Json
      expect(success.description).toEqual(expect.any(String))
      expect('content' in success).toBe(answer !== undefined)
      expect('requestBody' in operation).toBe(body !== undefined)
      expect('422' in operation.responses).toBe(body !== undefined)
    }
  })

  it('writes schemas that a validator understands', () => {
    const { schemas } = document.components
    const types = 'string number integer boolean object array null'.split(' ')
    expect(types).toEqual(expect.arrayContaining(valuesAt('type', schemas)))
    const patterns = valuesAt('pattern', schemas)
    expect(patterns.map((pattern) => new RegExp(pattern, 'u'))).toHaveLength(patterns.length)
    expect([...valuesAt('$schema', schemas), ...valuesAt('$id', schemas)]).toEqual([])
  })

  it('asks for the pair of cookie and header only where something changes', () => {
    const securityOf = (name: string) =>
      operations().find(({ operation }) => operation.operationId === name)!.operation.security
    expect(securityOf('currentUser')).toEqual([{ bearer: [] }, { cookie: [] }])
    expect(securityOf('logout')).toEqual([{ bearer: [] }, { cookie: [], forgery: [] }])
    expect(securityOf('login')[0]).toEqual({})
  })

  it('tells the rules behind a transformation, in measures and in words', () => {
    const { properties } = document.components.schemas.RegisterBody!
    expect(properties!.firstName).toMatchObject({ minLength: 3, maxLength: 50 })
    expect(properties!.firstName!.description).toBe('Ad yalnızca harflerden oluşmalı.')
    // Its flag would be lost, and with it every capital letter.
    expect(properties!.email).not.toHaveProperty('pattern')
    const list = operations().find(({ operation }) => operation.operationId === 'listSessions')!
    const page = list.operation.parameters.find(({ name }) => name === 'page')!
    expect(page.schema).toMatchObject({ minimum: 1, maximum: 100_000, default: 1 })
  })
})

describe('a call that takes a file', () => {
  const contract = contractOf([uploadFile])
  const [{ operation } = {} as never] = operations(openApi(contract))

  it('is documented as a form', () => {
    expect(operation).toMatchObject({
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: {
              type: 'object',
              required: ['file'],
              properties: { file: { type: 'string', format: 'binary' } },
            },
          },
        },
      },
    })
    expect(operation.responses).toHaveProperty('422')
  })

  it('is shown with an example that sends one', () => {
    const page = documentationPage(contract).replaceAll('<wbr />', '')
    expect(page).toContain('<dt><code>file</code></dt>')
    expect(page).toContain('>dosya</b')
    expect(page).toContain('15 MB')
    expect(page).toContain('-F &#39;file=@gorsel.jpg&#39;')
    expect(page).not.toContain('Girdi beklemez')
  })
})

describe('examples', () => {
  it.each(endpoints.filter(({ body }) => body !== undefined))('fit: $name', (endpoint) => {
    expect(endpoint.body!.safeParse(exampleBody(contract, endpoint))).toMatchObject({
      success: true,
    })
  })
})

describe('any path', () => {
  const word = fc.stringMatching(/^[a-z][a-z0-9_-]{0,11}$/)
  const name = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,11}$/)
  const segments = fc.array(fc.record({ text: name, isName: fc.boolean() }), { maxLength: 5 })
  const names = fc.uniqueArray(name, { maxLength: 4 })

  it('is documented with exactly its parameters, and so on the page', () => {
    fc.assert(
      fc.property(word, segments, names, (start, rest, queryNames) => {
        const inPath = [...new Set(rest.flatMap(({ text, isName }) => (isName ? text : [])))]
        const unused = new Set(inPath)
        const parts = rest.map(({ text, isName }) =>
          isName && unused.delete(text) ? `{${text}}` : text,
        )
        const endpoint = sample(`/${[start, ...parts].join('/')}`, inPath, queryNames)
        const contract = contractOf([endpoint])
        const [{ path, operation } = {} as never] = operations(openApi(contract))
        const found = (location: string) =>
          operation.parameters.flatMap(({ in: where, name }) => (where === location ? name : []))
        expect(path).toBe(endpoint.path)
        expect(found('path').sort()).toEqual(inPath.toSorted())
        expect(found('query').sort()).toEqual(queryNames.toSorted())
        const page = documentationPage(contract).replaceAll('<wbr />', '')
        expect(page.split(`<code>${path}</code>`)).toHaveLength(2)
        for (const parameter of [...inPath, ...queryNames])
          expect(page).toContain(`<dt><code>${parameter}</code></dt>`)
      }),
      { numRuns: 100 },
    )
  })

  function sample(path: string, inPath: string[], queryNames: string[]): Endpoint {
    const texts = (names: string[]) =>
      z.object(Object.fromEntries(names.map((name) => [name, z.optional(z.string())])))
    return {
      name: 'sample',
      resource: 'Sample',
      summary: 'Örnek.',
      method: 'GET',
      path: path as Endpoint['path'],
      who: 'visitor',
      limit: 'read',
      status: 200,
      params: texts(inPath),
      query: texts(queryNames),
    }
  }
})
