import { attribute, escapeHtml } from '../../../core/document/escape.ts'

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

type Attributes = Record<string, string>

const tagOf = (name: string, attributes: Attributes): string =>
  name +
  Object.entries(attributes)
    .map(([key, value]) => attribute(key, value))
    .join('')

/** An element that holds text. */
export const textElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${tagOf(name, attributes)}>${escapeHtml(text)}</${name}>\n`

/** An element that holds others, which are XML already. */
export const element = (name: string, children: string[], attributes: Attributes = {}): string =>
  `<${tagOf(name, attributes)}>\n${children.join('')}</${name}>\n`

export const emptyElement = (name: string, attributes: Attributes): string =>
  `<${tagOf(name, attributes)}/>\n`
