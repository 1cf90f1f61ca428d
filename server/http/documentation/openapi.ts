import { lowerAscii } from '../../../core/turkish/fold.ts'
import packageFile from '../../../package.json' with { type: 'json' }
import { apiAddress, site, siteAddress } from '../../../core/site.ts'
import { type Contract } from './components.ts'
import { operation } from './openapi-operation.ts'
import { errorResponses } from './openapi-responses.ts'

/** The same calls for the tools that read OpenAPI 3.1. */
export function openApi(contract: Contract) {
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.name} API`,
      version: packageFile.version,
      description: `${site.name} üzerindeki bütün çağrılar. Hatalar Türkçe bir açıklamayla döner.`,
    },
    servers: [{ url: siteAddress(apiAddress('')).replace(/\/$/, '') }],
    tags: tags(contract),
    paths: paths(contract),
    components: {
      schemas: contract.schemas,
      responses: errorResponses(contract),
      securitySchemes,
    },
  }
}

const tags = (contract: Contract) =>
  [...new Set(contract.endpoints.map(({ resource }) => resource))].map((name) => ({ name }))

type PathItem = Record<string, ReturnType<typeof operation>>

function paths(contract: Contract): Record<string, PathItem> {
  const all: Record<string, PathItem> = {}
  for (const endpoint of contract.endpoints) {
    const item = (all[endpoint.path] ??= {})
    item[lowerAscii(endpoint.method)] = operation(contract, endpoint)
  }
  return all
}

const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'Girişte verilen anahtar: `Authorization: Bearer <anahtar>`.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'token',
    description: 'Girişte bırakılan oturum çerezi.',
  },
  forgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description:
      'Çerezle yapılan değiştirici çağrılarda `XSRF-TOKEN` çerezinin değeri bu başlıkta da gönderilir.',
  },
}
