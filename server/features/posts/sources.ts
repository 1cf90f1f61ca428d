import { domainToUnicode } from 'node:url'
import { site } from '../../../core/site.ts'

/** By their hosts; what else their companies offer (mail, news) is a site like any other. */
const searchEngines = [
  /^google\.(?:com|[a-z]{2})(?:\.[a-z]{2})?$/,
  /^com\.google\.android\.googlequicksearchbox$/,
  /^(?:bing|duckduckgo|baidu|startpage|qwant|yaani|ask)\.com$/,
  /^ecosia\.org$/,
  /^(?:yandex\.(?:com|[a-z]{2})(?:\.tr)?|ya\.ru)$/,
  /^(?:[a-z]{2}\.)?search\.(?:yahoo|brave)\.com$/,
]

/**
 * Where a reader came from, of the little that is kept of it: `direct`, `site`, `search`, the host of another site, or
 * `other` for what names no site. A host has a dot, so it is never taken for one of the words.
 */
export function sourceOf(from: string | undefined): string {
  if (from === undefined || from === '') return 'direct'
  const own = new URL(site.url)
  if (from === 'site' || from === own.host) return 'site'
  const host = hostIn(from)
  if (host === null) return 'other'
  if (host === withoutWww(own.hostname)) return 'site'
  return searchEngines.some((engine) => engine.test(host)) ? 'search' : domainToUnicode(host)
}

const label = /^[a-z0-9_][a-z0-9_-]{0,62}$/
const longestHost = 253

/** In the form in which browsers compare hosts. A bare number may be somebody's own machine, and names no site. */
function hostIn(from: string): string | null {
  const address = `http://${from}`
  if (!URL.canParse(address)) return null
  const { hostname, host, href } = new URL(address)
  if (href !== `http://${host}/`) return null
  const name = withoutWww(hostname)
  const labels = name.split('.')
  const isName = labels.length > 1 && labels.every((each) => label.test(each))
  return isName && /[a-z]/.test(labels.at(-1)!) && name.length <= longestHost ? name : null
}

const withoutWww = (hostname: string): string => hostname.replace(/^www\./, '').replace(/\.$/, '')
