import { afterEach, describe, expect, it } from 'vitest'
import { configureSite, site as shared } from '../../../core/site.ts'
import { testSite } from '../../../tests/support/site.ts'

const before = { ...shared }
afterEach(() => configureSite(before))

describe('/opensearch.xml', () => {
  it('tells browsers where to search', async () => {
    const { call } = await testSite()
    const { status, headers, text } = await call({ url: '/opensearch.xml' })
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/opensearchdescription+xml; charset=utf-8')
    expect(text).toContain('template="http://hokka.test/ara?q={searchTerms}"')
    expect(text).toContain('<ShortName>Hokka</ShortName>')
  })

  it('carries the name of any site, cut to what the format allows', async () => {
    const { call, config } = await testSite()
    configureSite({ ...config.site, name: 'Güz & Bahar <Defteri> Dergisi' })
    const { text } = await call({ url: '/opensearch.xml' })
    expect(text).toContain('<ShortName>Güz &amp; Bahar &lt;Def</ShortName>')
  })
})
