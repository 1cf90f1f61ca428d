import { createHash } from 'node:crypto'
import { apiAddress, site, siteAddress } from '../../../core/site.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { type Contract, typeOf } from './components.ts'
import { html, Html } from './html.ts'
import { errorTexts } from './openapi-responses.ts'
import { callArticle, fieldList } from './page-call.ts'
import { pageStyle } from './page-style.ts'

const styleHash = createHash('sha256').update(pageStyle).digest('base64')

/** Nothing may run or load here; the one style sheet is named by its hash. */
export const pagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The calls for people to read: one page, no script. */
export function documentationPage(contract: Contract): string {
  const groups = Object.entries(Object.groupBy(contract.endpoints, ({ resource }) => resource))
  const shapes = Object.entries(contract.answers).filter(([, schema]) => typeOf(schema))
  const items = shapes.filter(([, schema]) => !typeOf(schema)!.startsWith('hydra:Collection'))
  const page = html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API belgeleri · ${site.name}</title>
        <style>
          ${new Html(pageStyle)}
        </style>
      </head>
      <body>
        <a class="skip" href="#icerik">İçeriğe geç</a>
        <header class="top">
          <div class="page">
            <a class="brand" href="/">${site.name}</a><span>API belgeleri</span>
          </div>
        </header>
        <div class="page frame">
          <nav aria-label="Kayıtlar">
            <ul>
              ${groups.map(
                ([resource, calls]) =>
                  html`<li>
                    <a href="#${resource}">${resource} <span>${calls!.length}</span></a>
                  </li> `,
              )}
              <li class="apart">
                <a href="#kayit-turleri">Kayıt türleri <span>${items.length}</span></a>
              </li>
              <li>
                <a href="#hatalar">Hatalar <span>${errorTexts.length}</span></a>
              </li>
            </ul>
          </nav>
          <main id="icerik">
            ${introduction()}
            ${groups.map(
              ([resource, calls]) =>
                html`<section aria-labelledby="${resource}">
                  <h2 id="${resource}">
                    ${resource} <small>${count(calls!.length, 'çağrı')}</small>
                  </h2>
                  ${calls!.map((call) => callArticle(contract, call))}
                </section>`,
            )}
            <section aria-labelledby="kayit-turleri">
              <h2 id="kayit-turleri">Kayıt türleri</h2>
              <p>
                Her kayıt, aşağıdaki alanlardan başka adresini <code>@id</code>, türünü
                <code>@type</code> alanında taşır.
              </p>
              ${items.map(
                ([name, schema]) =>
                  html`<details class="shape" id="tur-${name}">
                    <summary><code>${name}</code></summary>
                    ${fieldList(contract, schema)}
                  </details>`,
              )}
            </section>
            ${errorSection()}
          </main>
        </div>
      </body>
    </html> `
  return page.text
}

function introduction(): Html {
  return html`<h1>API belgeleri</h1>
    <p class="lead">
      ${site.name} sayfalarının yaptığı her çağrı herkese açıktır. Aşağıda her biri, kimin
      yapabileceği, ne beklediği ve ne verdiğiyle durur.
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
          sonraki sayfa için <code>hydra:view</code> içindeki <code>hydra:next</code> izlenir.
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

function errorSection(): Html {
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
