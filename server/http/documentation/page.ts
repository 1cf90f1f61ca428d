import { createHash } from 'node:crypto'
import { site } from '../../../core/site.ts'
import { type Contract, typeOf } from './components.ts'
import { html, Html } from './html.ts'
import type { JsonSchema } from './json-schema.ts'
import {
  callSection,
  errorSection,
  type Group,
  introduction,
  navigation,
  shapeSection,
} from './page-sections.ts'
import { pageStyle } from './page-style.ts'

/** Written apart: one space more around the text and the hash would not fit. */
const styleElement = new Html(`<style>${pageStyle}</style>`)
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
  const groups = groupsOf(contract)
  const shapes = Object.entries(contract.answers).filter(([, schema]) => isShape(schema))
  const page = html`<!doctype html>
    <html lang="tr">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>API belgeleri · ${site.name}</title>
        ${styleElement}
      </head>
      <body>
        <a class="skip" href="#icerik">İçeriğe geç</a>
        <header class="top">
          <div class="page">
            <a class="brand" href="/">${site.name}</a><span>API belgeleri</span>
          </div>
        </header>
        <div class="page frame">
          ${navigation(groups, shapes)}
          <main id="icerik">
            ${introduction()} ${groups.map((group) => callSection(contract, group))}
            ${shapeSection(contract, shapes)} ${errorSection()}
          </main>
        </div>
      </body>
    </html> `
  return page.text
}

function groupsOf({ endpoints }: Contract): Group[] {
  const groups = Map.groupBy(endpoints, ({ resource }) => resource)
  return [...groups].map(([resource, calls]) => ({ resource, calls }))
}

/** Lists are explained once, at the top of the page. */
function isShape(schema: JsonSchema): boolean {
  const type = typeOf(schema)
  return type !== undefined && type !== 'hydra:Collection'
}
