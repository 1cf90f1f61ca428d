/**
 * What RFC 4287 and the RSS 2.0 specification ask of the elements we write, as RELAX NG: their
 * names, their places, how often they may come and what they hold.
 */

const grammar = (start: string, namespace: string): string => `
<grammar xmlns="http://relaxng.org/ns/structure/1.0" ns="${namespace}"
  datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes"><start>${start}</start></grammar>`

const text = (name: string, type = '<text/>'): string => `<element name="${name}">${type}</element>`
const filled = '<data type="string"><param name="pattern">[\\s\\S]+</param></data>'
const anyUri = '<data type="anyURI"><param name="pattern">[a-z]+:.+</param></data>'
const dateTime = '<data type="dateTime"/>'
const optional = (pattern: string): string => `<optional>${pattern}</optional>`
const many = (pattern: string): string => `<zeroOrMore>${pattern}</zeroOrMore>`
const attributeOf = (name: string, type = '<text/>'): string =>
  `<attribute name="${name}" ns="">${type}</attribute>`

const relations = '<choice><value>self</value><value>alternate</value></choice>'
const links = `<oneOrMore><element name="link">${attributeOf('rel', relations)}${attributeOf('type')}
  ${attributeOf('href', anyUri)}${optional(attributeOf('hreflang', '<data type="language"/>'))}</element></oneOrMore>`

const entry = `<element name="entry"><interleave>
  ${text('id', anyUri)}${text('title', filled)}${text('updated', dateTime)}${text('published', dateTime)}
  ${links}
  <element name="author"><interleave>${text('name', filled)}${text('uri', anyUri)}</interleave></element>
  ${many(`<element name="category">${attributeOf('term', filled)}</element>`)}
  ${optional(text('summary', filled))}
  <element name="content">${attributeOf('type', '<value>html</value>')}<text/></element>
</interleave></element>`

export const atomGrammar = grammar(
  `<element name="feed"><attribute name="xml:lang"><data type="language"/></attribute><interleave>
    ${text('id', anyUri)}${text('title', filled)}${text('subtitle', filled)}${text('updated', dateTime)}
    ${links}${many(entry)}
  </interleave></element>`,
  'http://www.w3.org/2005/Atom',
)

const date822 =
  '<data type="string"><param name="pattern">(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \\d\\d [A-Z][a-z]{2} \\d{4} \\d\\d:\\d\\d:\\d\\d GMT</param></data>'
const foreign = (name: string, namespace: string, holds: string): string =>
  `<element name="${name}" ns="${namespace}">${holds}</element>`

const item = `<element name="item"><interleave>
  ${text('title', filled)}${text('link', anyUri)}${text('description')}${text('pubDate', date822)}
  <element name="guid">${attributeOf('isPermaLink', '<value>false</value>')}${anyUri}</element>
  ${many(text('category', filled))}
  ${foreign('creator', 'http://purl.org/dc/elements/1.1/', filled)}
  ${foreign('encoded', 'http://purl.org/rss/1.0/modules/content/', '<text/>')}
  ${foreign('content', 'http://search.yahoo.com/mrss/', attributeOf('url', anyUri) + attributeOf('medium'))}
</interleave></element>`

export const rssGrammar = grammar(
  `<element name="rss">${attributeOf('version', '<value>2.0</value>')}<element name="channel"><interleave>
    ${text('title', filled)}${text('link', anyUri)}${text('description', filled)}
    ${text('language', '<data type="language"/>')}${text('lastBuildDate', date822)}
    ${foreign('link', 'http://www.w3.org/2005/Atom', attributeOf('rel', '<value>self</value>') + attributeOf('type') + attributeOf('href', anyUri))}
    ${many(item)}
  </interleave></element></element>`,
  '',
)
