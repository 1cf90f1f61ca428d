import type { Endpoint } from '../../../core/endpoint.ts'
import { apiAddress, site, siteAddress } from '../../../core/site.ts'
import { count } from '../../../core/turkish/numbers.ts'
import type { Contract } from './components.ts'
import { html, type Html } from './html.ts'
import type { JsonSchema } from './json-schema.ts'
import { errorTexts } from './openapi-responses.ts'
import { callArticle, fieldList } from './page-call.ts'

/** The calls of one resource. */
export interface Group {
  resource: string
  calls: Endpoint[]
}

export type NamedShape = [name: string, schema: JsonSchema]

export function navigation(groups: Group[], shapes: NamedShape[]): Html {
  return html`<nav aria-label="Bölümler">
    <ul>
      ${groups.map(({ resource, calls }) => html`<li>${navigationLink(resource, resource, calls)}</li>`)}
      <li class="apart">${navigationLink('kayit-turleri', 'Kayıt türleri', shapes)}</li>
      <li>${navigationLink('hatalar', 'Hatalar', errorTexts)}</li>
    </ul>
  </nav>`
}

const navigationLink = (id: string, name: string, { length }: unknown[]): Html =>
  html`<a href="#${id}">${name} <span>${length}</span></a>`

export function introduction(): Html {
  return html`<h1>API belgeleri</h1>
    <p class="lead">
      ${site.name} sayfaları da bu çağrıları kullanır. Her çağrının yanında kimin yapabileceği, ne
      beklediği ve ne verdiği yazar.
    </p>
    <dl class="facts">
      <div>
        <dt>Temel adres</dt>
        <dd><code>${siteAddress(apiAddress(''))}</code></dd>
      </div>
      <div>
        <dt>Kimlik</dt>
        <dd>
          Girişte verilen anahtar <code>Authorization: Bearer …</code> başlığıyla ya da oturum
          çereziyle gönderilir. Çerezle yapılan değiştirici çağrılar,
          <code>XSRF-TOKEN</code> çerezinin değerini <code>X-XSRF-TOKEN</code> başlığında da taşır.
        </dd>
      </div>
      <div>
        <dt>Listeler</dt>
        <dd>
          Öğeler <code>hydra:member</code>, sayıları <code>hydra:totalItems</code> içindedir;
          sonraki sayfa için <code>hydra:view</code> içindeki <code>hydra:next</code> adresine
          gidilir.
        </dd>
      </div>
      <div>
        <dt>Makineler için</dt>
        <dd>
          <a href="${apiAddress('/docs.json')}">OpenAPI 3.1</a> ve
          <a href="${apiAddress('/docs.jsonld')}">Hydra</a>
        </dd>
      </div>
    </dl>`
}

export function errorSection(): Html {
  return html`<section aria-labelledby="hatalar">
    <h2 id="hatalar">Hatalar</h2>
    <p>
      Açıklama <code>hydra:description</code> içinde, Türkçe ve gösterilmeye hazırdır. Alan alan
      hatalar <code>violations</code> listesindedir.
    </p>
    <dl class="facts">
      ${errorTexts.map(
        ([status, { description }]) =>
          html`<div>
            <dt><code>${status}</code></dt>
            <dd>${description}</dd>
          </div> `,
      )}
    </dl>
  </section>`
}

export function callSection(contract: Contract, { resource, calls }: Group): Html {
  return html`<section aria-labelledby="${resource}">
    <h2 id="${resource}">${resource} <small>${count(calls.length, 'çağrı')}</small></h2>
    ${calls.map((call) => callArticle(contract, call))}
  </section>`
}

export function shapeSection(contract: Contract, shapes: NamedShape[]): Html {
  return html`<section aria-labelledby="kayit-turleri">
    <h2 id="kayit-turleri">Kayıt türleri</h2>
    <p>
      Her kayıt, aşağıdaki alanlardan başka adresini <code>@id</code>, türünü
      <code>@type</code> alanında taşır.
    </p>
    ${shapes.map(
      ([name, schema]) =>
        html`<div class="shape" id="tur-${name}">
          <h3><code>${name}</code></h3>
          ${fieldList(contract, schema)}
        </div>`,
    )}
  </section>`
}
