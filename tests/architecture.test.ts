import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

interface Rule {
  reason: string
  from: RegExp
  to: RegExp
  /** Types leave no trace in the running program. */
  typesAllowed?: boolean
}

const rules: Rule[] = [
  {
    reason: 'core is what both sides agree on, so it knows neither of them',
    from: /^core\//,
    to: /^(server|web|demo|tests)\/|^node:|^(react|fastify|pg|kysely)/,
  },
  {
    reason: 'web runs in browsers: it reaches the server through the API and nothing else',
    from: /^web\//,
    to: /^(server|demo|tests)\/|^node:/,
  },
  {
    reason: 'the server renders the built pages; it never loads their source',
    from: /^server\//,
    to: /^web\//,
    typesAllowed: true,
  },
  {
    reason: 'primitives know nothing of the product',
    from: /^web\/ui\//,
    to: /^web\/(?!ui\/)|^core\/(?!turkish\/|pictures\/(tile-pattern|hash)\.ts)/,
  },
  {
    reason: 'the database, jobs, mail and http are the floor under the features',
    from: /^server\/(database|jobs|mail|http)\//,
    to: /^server\/features\//,
  },
  {
    reason: 'SQL lives in files that say so',
    from: /^server\/features\/.*(?<!\.sql)\.ts$/,
    to: /^kysely$/,
  },
  {
    reason: 'the demo community is made of plain records; only its loader knows a database',
    from: /^demo\/(?!load|main)/,
    to: /^(server|web)\//,
  },
]

interface Import {
  from: string
  to: string
  isType: boolean
}

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|gen|fixture|testing)\.tsx?$/.test(file)

const files = ['core', 'server', 'web', 'demo']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  )
  .filter(isSource)

function importsOf(from: string): Import[] {
  const pattern = /^(?:import|export)\s+(type\s)?[^'"]*?['"]([^'"]+)['"]/gm
  return [...readFileSync(from, 'utf8').matchAll(pattern)].map(([, type, target]) => ({
    from,
    to: target!.startsWith('.') ? normalize(join(dirname(from), target!)) : target!,
    isType: type !== undefined,
  }))
}

const imports = files.flatMap(importsOf)

describe('the house', () => {
  it.each(rules)('keeps its rule: $reason', ({ from, to, typesAllowed }) => {
    const broken = imports
      .filter((each) => from.test(each.from) && to.test(each.to) && !(typesAllowed && each.isType))
      .map((each) => `${each.from} → ${each.to}`)
    expect(broken).toEqual([])
  })

  it('lets features of a side meet only where they may', () => {
    const feature = /^(server|web)\/features\/([^/]+)\//
    const broken = imports.filter((each) => {
      const [, side, own] = feature.exec(each.from) ?? []
      const [, otherSide, other] = feature.exec(each.to) ?? []
      if (!own || !other || side !== otherSide || own === other) return false
      return side === 'server' ? !/\.(sql|public)\.ts$/.test(each.to) : !mayMeet(own, other)
    })
    expect(broken.map((each) => `${each.from} → ${each.to}`)).toEqual([])
  })

  /**
   * The frame holds them all together; posts, asking to sign in, the button that follows somebody
   * and the choice of a time are what the others show.
   */
  const shown = new Set(['posts', 'accounts', 'follows', 'scheduling'])
  const mayMeet = (own: string, other: string): boolean => own === 'frame' || shown.has(other)

  it('has no room for leftovers', () => {
    const named = files.filter((file) =>
      /(^|\/)(utils?|helpers?|managers?|services?|common|misc)(\/|\.|-)/.test(file),
    )
    expect(named).toEqual([])
  })

  it('has every page declare its own configuration', () => {
    // A file with pages below it is only what they share.
    const isLayout = (file: string) => files.includes(file.replace(/\.tsx$/, '.index.tsx'))
    const pages = files.filter((file) => /^web\/routes\/(?!__root)/.test(file) && !isLayout(file))
    const silent = pages.filter((file) => !readFileSync(file, 'utf8').includes('staticData: page('))
    expect(silent).toEqual([])
  })

  it('keeps every file short enough to be read', () => {
    const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 400)
    expect(long).toEqual([])
  })

  it('asks the database what everybody may see, and repeats its rule nowhere', () => {
    const broken = files
      .filter((file) => file.startsWith('server/'))
      .filter((file) => /status\s*=\s*1\b|status', '=', 1\b/.test(readFileSync(file, 'utf8')))
    expect(broken).toEqual([])
  })

  it('writes through `database.write`, so that every write can say what it changes', () => {
    const broken = files
      .filter((file) => file.startsWith('server/') && file !== 'server/database/connection.ts')
      .filter((file) => /\.transaction\(\)/.test(readFileSync(file, 'utf8')))
    expect(broken).toEqual([])
  })

  it('brings texts into a normal form in one place only, where it takes no endless time', () => {
    const broken = files
      .filter((file) => file !== 'core/turkish/normal-form.ts')
      .filter((file) => /(?:\bz|\w)\.normalize\(/.test(readFileSync(file, 'utf8')))
    expect(broken).toEqual([])
  })

  it('changes the case of Turkish text in one place only', () => {
    const broken = files
      .filter((file) => !file.startsWith('core/turkish/') && !file.startsWith('demo/posts/'))
      .filter((file) => /\.to(Lower|Upper)Case\(\)/.test(readFileSync(file, 'utf8')))
    expect(broken).toEqual([])
  })
})

describe('every call', () => {
  it('has a test that names it', () => {
    const contracts = files.filter((file) => file.startsWith('core/contracts/'))
    const places = contracts.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/method: '(\w+)',\s+path: '([^']+)'/g),
    ])
    const tests = readdirSync('server', { recursive: true })
      .map(String)
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => readFileSync(join('server', file), 'utf8'))
      .join('\n')
    const untested = places
      .map(([, method, path]) => `${method} ${path}`)
      .filter(
        (name) =>
          !new RegExp(`describe\\([^)]*${name.replace(/[{}/]/g, '\\$&')}(?![/{\\w])`).test(tests),
      )
    expect(places.length).toBeGreaterThan(10)
    expect(untested).toEqual([])
  })
})
