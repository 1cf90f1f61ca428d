import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../../../core/document/escape.ts'
import { site, siteAddress } from '../../../core/site.ts'

/** The address where a browser that has added the site asks for `{searchTerms}`. */
const template = (path: string): string => `${siteAddress(path)}?q={searchTerms}`

/** By which browsers can add the site to their searches. */
const openSearchXml = (): string => `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeHtml(site.name.slice(0, shortNameLength))}</ShortName>
<Description>${escapeHtml(site.name)} yazılarında arayın</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>tr-TR</Language>
<Image height="32" width="32" type="image/svg+xml">${escapeHtml(siteAddress('/favicon.svg'))}</Image>
<Url type="text/html" method="get" template="${escapeHtml(template('/ara'))}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeHtml(siteAddress('/opensearch.xml'))}"/>
</OpenSearchDescription>
`

/** Longer ones are refused by the format. */
const shortNameLength = 16

export async function openSearchRoutes(app: FastifyInstance): Promise<void> {
  app.get('/opensearch.xml', (_request, reply) =>
    reply
      .type('application/opensearchdescription+xml; charset=utf-8')
      .header('Cache-Control', 'public, max-age=86400')
      .send(openSearchXml()),
  )
}
