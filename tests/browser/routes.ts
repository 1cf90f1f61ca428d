import { readFileSync } from 'node:fs'
import {
  type Section as ModerationSection,
  sections as moderationSections,
  segmentOf as moderationSegmentOf,
} from '../../web/features/moderation/sections.ts'
import { type Section, sections, segmentOf } from '../../web/features/profile/settings-sections.ts'

/** One address for each page that is made from a pattern; a new pattern must be added here. */
export const examples: Record<string, string> = {
  '/@{$username}': '/@elif',
  '/@{$username}/yorumlar': '/@elif/yorumlar',
  '/@{$username}/takipciler': '/@elif/takipciler',
  '/@{$username}/listeler/$slug': '/@elif/listeler/pazar-okumalari',
  '/@{$username}/takip-edilenler': '/@deniz/takip-edilenler',
  '/ayarlar/{-$bolum}': '/ayarlar',
  '/etiket/$slug': '/etiket/hatira',
  '/istatistiklerim/{-$slug}': '/istatistiklerim',
  '/kararlar/{-$id}': '/kararlar',
  '/kesfet/$kategori': '/kesfet/edebiyat',
  '/mesajlar/$id': '/mesajlar/3',
  '/new/$id': '/new/1',
  '/yazi/$slug': '/yazi/depremden-sonra-sessizlik',
}

const tree = readFileSync(new URL('../../web/route-tree.gen.ts', import.meta.url), 'utf8')

/** The settings are one page to the router. */
export const settingsPaths: string[] = Object.keys(sections).flatMap((section) => {
  const segment = segmentOf(section as Section)
  return segment === undefined ? [] : `/ayarlar/${segment}`
})

/** For editors and admins; nobody else finds them. */
export const moderationPaths: string[] = Object.keys(moderationSections).map((section) =>
  ['/yonetim', moderationSegmentOf(section as ModerationSection) ?? []].flat().join('/'),
)

/** Every page that members may find, from the router's own list, and one that there is not. */
export const noSuchPage = '/boyle-bir-sayfa-yok'
export const everyPath: string[] = [...pathsIn(tree), ...settingsPaths, noSuchPage]

function pathsIn(source: string): string[] {
  const table = /interface FileRoutesByFullPath \{\n(.*?)\n\}/s.exec(source)?.[1] ?? ''
  const patterns = [...table.matchAll(/'([^']+)':/g)].map(([, pattern]) => pattern!)
  if (patterns.length === 0) throw new Error('no pages found in the route tree')
  // Whoever is suspended sees `/askida` and little else: `members.spec.ts` goes there.
  const forMembers = patterns.filter((pattern) => !/^\/(?:yonetim|askida)/.test(pattern))
  return [...new Set(forMembers.map(addressOf))]
}

/** A page inside another's frame is listed with a slash at its end, which no address has. */
function addressOf(listed: string): string {
  const pattern = listed.replace(/(?<=.)\/$/, '')
  if (!pattern.includes('$')) return pattern
  const example = examples[pattern]
  if (example === undefined) throw new Error(`give an example of ${pattern} in this file`)
  return example
}
