import { escapeHtml } from '../../../core/document/escape.ts'
import { siteAddress } from '../../../core/site.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export const urlsetStart = `${declaration}<urlset ${namespace}>\n`
export const urlsetEnd = '</urlset>\n'

export function urlXml(path: string, updatedAt: Date | null = null): string {
  const time = updatedAt === null ? '' : `<lastmod>${updatedAt.toISOString()}</lastmod>`
  return `<url>${locationXml(path)}${time}</url>\n`
}

export function indexXml(paths: string[]): string {
  const parts = paths.map((path) => `<sitemap>${locationXml(path)}</sitemap>\n`)
  return `${declaration}<sitemapindex ${namespace}>\n${parts.join('')}</sitemapindex>\n`
}

const locationXml = (path: string): string => `<loc>${escapeHtml(siteAddress(path))}</loc>`
