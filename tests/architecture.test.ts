import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { against, arrow, cyclesIn, type Import, importsIn, type Rule } from './support/imports.ts'

/** Each with a source that breaks it. */
const rules: (Rule & { broken: [file: string, source: string] })[] = [
  {
    reason: 'core is what both sides agree on, so it knows neither of them',
    from: /^core\//,
    to: /^(server|web|demo|tests)\/|^node:|^(react|fastify|pg|kysely)/,
    broken: ['core/a.ts', "export const b = () => import('../web/b.ts')"],
  },
  {
    reason: 'web runs in browsers: it reaches the server through the API and nothing else',
    from: /^web\//,
    to: /^(server|demo|tests)\/|^node:/,
    broken: ['web/ui/a.tsx', "import type { B } from '../../server/b.ts'"],
  },
  {
    reason: 'the server renders the built pages; it never loads their source',
    from: /^server\//,
    to: /^web\//,
    typesAllowed: true,
    broken: ['server/a.ts', "import { b } from '../web/b.ts'"],
  },
  {
    reason: 'primitives know nothing of the product',
    from: /^web\/ui\//,
    to: /^web\/(?!ui\/)|^core\/(?!turkish\/|pictures\/(tile-pattern|hash)\.ts)/,
    broken: ['web/ui/a.tsx', "import { b } from '../api.ts'"],
  },
  {
    reason: 'these are the floor under the features, so that any of them can stand on it',
    from: /^server\/(database|cache|jobs|mail|http|live|files|remote|pages|traffic)\//,
    to: /^server\/features\//,
    exceptions: [
      {
        from: /^server\/files\/svg\/process\.ts$/,
        to: /^server\/features\/social-cards\/fonts\//,
        reason: 'uploaded drawings are set in the fonts that the cards brought along',
      },
    ],
    broken: ['server/live/a.ts', "new URL('../features/b/b.ts', import.meta.url)"],
  },
  {
    reason: 'a feature plugs in at one place: the site is assembled from their list',
    from: /^server\/(?!features\.ts$)[^/]+\.ts$/,
    to: /^server\/features\//,
    exceptions: [
      {
        from: /^server\/assembly\.ts$/,
        to: /^server\/features\/users\/users\.public\.ts$/,
        reason: 'calls and pages ask one cache who looks, so it is made before both',
      },
      {
        from: /^server\/assembly\.ts$/,
        to: /^server\/features\/site\/site\.public\.ts$/,
        reason: 'pages and mails say the name of the site, so it is read before both',
      },
    ],
    broken: ['server/site.ts', "import { b } from './features/b/b.jobs.ts'"],
  },
  {
    reason: 'the list of features takes each as the one value it is',
    from: /^server\/features\.ts$/,
    to: /^server\/features\/([^/]+)\/(?!\1\.ts$)/,
    broken: ['server/features.ts', "import { b } from './features/b/b.routes.ts'"],
  },
  {
    reason: 'what is assembled does not know who assembles it',
    from: /^server\/[^/]+\//,
    to: /^server\/(main|process|site|assembly|app|features|prepare)\.ts$/,
    broken: ['server/features/a/a.routes.ts', "import type { B } from '../../app.ts'"],
  },
  {
    reason: 'SQL lives in files that say so',
    from: /^server\/features\/.*(?<!\.sql)\.ts$/,
    to: /^kysely$/,
    broken: ['server/features/a/a.routes.ts', "import { sql } from 'kysely'"],
  },
  {
    reason: 'the demo community is made of plain records; only its loader knows a database',
    from: /^demo\/(?!load|main)/,
    to: /^(server|web)\//,
    broken: ['demo/people.ts', "import { b } from '../server/b.ts'"],
  },
]

/** The frame holds all features of the web together. */
const holdsAll = 'frame'

/** The features of the web that others show, each with the reason. */
const shown = {
  posts: 'cards of posts stand on many pages',
  accounts: 'visitors are asked in wherever something takes a member',
  follows: 'authors are followed where they are met',
  bookmarks: 'posts are saved where they are met',
  scheduling: 'a time is chosen in the editor and among one’s own posts',
  'own-lists': 'all lists of one’s own are narrowed and chosen from alike',
  moderation: 'those who keep order have the same keys, words and sections everywhere',
}

const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !/\.(test|gen|fixture|testing)\.tsx?$/.test(file)

const files = ['core', 'server', 'web', 'demo']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))),
  )
  .filter(isSource)

const imports = files.flatMap((file) => importsIn(file, readFileSync(file, 'utf8')))

describe('the house', () => {
  it.each(rules)('keeps its rule: $reason', (rule) => {
    expect(against(rule, imports)).toEqual([])
    expect(against(rule, importsIn(...rule.broken))).toHaveLength(1)
  })

  const exceptions = rules.flatMap((rule) => rule.exceptions ?? [])
  it.each(exceptions)('still needs its exception: $reason', ({ from, to }) => {
    expect(imports.some((each) => from.test(each.from) && to.test(each.to))).toBe(true)
  })

  it('lets features of a side meet only where they may', () => {
    expect(imports.filter(isTooClose).map(arrow)).toEqual([])
    const between = (from: string, to: string) => isTooClose({ from, to, kind: 'value' })
    expect(between('server/features/a/a.ts', 'server/features/b/b.sql.ts')).toBe(true)
    expect(between('server/features/a/a.ts', 'server/features/b/b.public.ts')).toBe(false)
    expect(between('web/features/my-applause/a.tsx', 'web/features/reports/b.tsx')).toBe(true)
    expect(between('web/features/my-applause/a.tsx', 'web/features/posts/b.tsx')).toBe(false)
  })

  it.each(Object.entries(shown))('still has others that show %s: %s', (name) => {
    const others = new RegExp(`^web/features/(?!${holdsAll}/|${name}/)`)
    const isShown = ({ from, to }: Import) =>
      others.test(from) && to.startsWith(`web/features/${name}/`)
    expect(imports.some(isShown)).toBe(true)
  })

  it('has every feature of the server in the list', () => {
    const folders = readdirSync('server/features', { withFileTypes: true })
      .filter((each) => each.isDirectory())
      .map(({ name }) => `server/features/${name}/${name}.ts`)
    const listed = imports.filter(({ from }) => from === 'server/features.ts').map(({ to }) => to)
    expect(listed.filter((file) => file !== 'server/feature.ts').toSorted()).toEqual(
      folders.toSorted(),
    )
  })

  it('has no files that need each other', () => {
    expect(cyclesIn(imports)).toEqual([])
  })

  it('has no room for leftovers', () => {
    const leftover = /(^|\/)(utils?|helpers?|managers?|services?|common|misc)(\/|\.|-)/
    expect(files.filter((file) => leftover.test(file))).toEqual([])
    expect('server/features/a/helpers.ts').toMatch(leftover)
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

const feature = /^(server|web)\/features\/([^/]+)\//

function isTooClose({ from, to }: Import): boolean {
  const [, side, own] = feature.exec(from) ?? []
  const [, otherSide, other] = feature.exec(to) ?? []
  if (!own || !other || side !== otherSide || own === other) return false
  return side === 'server'
    ? !to.endsWith('.public.ts')
    : own !== holdsAll && !Object.hasOwn(shown, other)
}
