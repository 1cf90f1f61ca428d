import { lowerAscii } from '../../../core/turkish/fold.ts'
import type { Endpoint } from '../../../core/endpoint.ts'
import { type Contract, typeOf } from './components.ts'
import { exampleCall } from './examples.ts'
import { html, type Html } from './html.ts'
import type { JsonSchema } from './json-schema.ts'
import { parameters } from './openapi-operation.ts'
import { uploadForm } from './upload-form.ts'
import { limitText, measureTexts, typeText, whoNames } from './wording.ts'

interface Row {
  name: string
  schema: JsonSchema
  /** Unsaid in answers, where it does not matter to the reader. */
  isRequired?: boolean
}

export function callArticle(contract: Contract, endpoint: Endpoint): Html {
  const { name, method, path, summary, who, limit, answer } = endpoint
  return html`<article id="${name}">
    <h3>
      <a href="#${name}"
        ><span class="method ${lowerAscii(method)}">${method}</span>
        <code>${breakable(path)}</code></a
      >
    </h3>
    <p>${summary}</p>
    <ul class="terms">
      <li class="who">${whoNames[who]}</li>
      <li>${limitText(limit)}</li>
    </ul>
    <details>
      <summary>Girdi, yanıt ve örnek</summary>
      ${inputBlocks(contract, endpoint)}
      <h4>Yanıt <small>${endpoint.status}</small></h4>
      ${answer ? fieldList(contract, contract.reference(answer)) : html`<p class="none">Gövdesi yok.</p>`}
      <h4>Örnek</h4>
      <pre tabindex="0"><code>${exampleCall(contract, endpoint)}</code></pre>
    </details>
  </article> `
}

function inputBlocks(contract: Contract, endpoint: Endpoint): Html {
  const all = parameters(endpoint)
  const rowsOf = (location: string): Row[] =>
    all
      .filter((parameter) => parameter.in === location)
      .map(({ name, required, schema, description }) => ({
        name,
        isRequired: required,
        schema: { ...schema, description },
      }))
  const body = endpoint.upload
    ? uploadForm(endpoint)
    : endpoint.body && contract.resolve(contract.reference(endpoint.body))
  const blocks: [string, Row[]][] = [
    ['Yol', rowsOf('path')],
    ['Sorgu', rowsOf('query')],
    ['Gövde', body ? flatten(contract, body, true) : []],
  ]
  const given = blocks.filter(([, rows]) => rows.length > 0)
  if (given.length === 0)
    return html`<h4>Girdi</h4>
      <p class="none">Girdi beklemez.</p>`
  return html`${given.map(
    ([title, rows]) =>
      html`<h4>${title}</h4>
        ${list(contract, rows)}`,
  )}`
}

/** The fields of an answer or of a shape. */
export const fieldList = (contract: Contract, schema: JsonSchema): Html =>
  list(contract, flatten(contract, contract.resolve(schema), false))

function list(contract: Contract, rows: Row[]): Html {
  return html`<dl class="fields">
    ${rows.map(
      (row) =>
        html`<div>
          <dt><code>${breakable(row.name)}</code></dt>
          <dd>${typeLink(contract, row.schema)}${rules(row)}</dd>
        </div> `,
    )}
  </dl>`
}

function rules({ schema, isRequired }: Row): Html {
  const measures = [isRequired === false ? 'isteğe bağlı' : '', ...measureTexts(schema)]
  const sentences = schema.description?.split('\n') ?? []
  return html`${measures.filter(Boolean).map((text) => html` <span>${text}</span>`)}
  ${sentences.map((text) => html`<i>${text}</i>`)}`
}

/** The name of a shape leads to its fields. */
function typeLink(contract: Contract, schema: JsonSchema): Html {
  const words = typeText(contract, schema).split(/([\p{L}\d:]+)/u)
  const isShape = (word: string): boolean => {
    const shape = contract.answers[word]
    return shape !== undefined && typeOf(shape) !== undefined
  }
  return html`<b
    >${words.map((word) => (isShape(word) ? html`<a href="#tur-${word}">${word}</a>` : word))}</b
  >`
}

/** Objects without a name of their own are opened: `socialAccounts[].url`. */
function flatten(contract: Contract, schema: JsonSchema, isInput: boolean, prefix = ''): Row[] {
  const { properties = {}, required = [] } = schema
  return Object.entries(properties)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, field]) => {
      const row = {
        name: prefix + name,
        schema: field,
        ...(isInput && { isRequired: required.includes(name) }),
      }
      const isList = field.type === 'array'
      const inner = isList ? field.items! : field
      const below = `${row.name}${isList ? '[]' : ''}.`
      const isOpened = inner.properties !== undefined && typeOf(inner) === undefined
      return isOpened ? [row, ...flatten(contract, inner, isInput, below)] : [row]
    })
}

/** A narrow screen may break a long name after its separators. */
const breakable = (text: string): Html[] =>
  text.split(/(?<=[/.])/).map((part) => html`${part}<wbr />`)
