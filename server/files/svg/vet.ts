import { Parser } from 'htmlparser2'
import { escapeHtml } from '../../../core/document/escape.ts'
import type { refusals } from '../../messages.ts'
import { lowerAscii } from '../../../core/turkish/fold.ts'

export type SvgFault = Extract<
  keyof typeof refusals.file,
  'script' | 'reference' | 'entity' | 'animated' | 'broken' | 'tooManyPixels'
>

export class SvgRefused extends Error {
  readonly fault: SvgFault

  constructor(fault: SvgFault) {
    super(fault)
    this.fault = fault
  }
}

/**
 * Writes an SVG anew with nothing in it but shapes. The library that draws opens every file that it
 * finds named, so it is given only what we have read and understood ourselves.
 */
export function vetSvg(text: string): string {
  if (/<!entity|<!doctype[^>]*\[/i.test(text)) throw new SvgRefused('entity')
  const writer = new Writer()
  new Parser(writer, { xmlMode: true, decodeEntities: true }).end(text)
  return writer.result()
}

const words = (text: string): Set<string> => new Set(text.split(/\s+/))

/** What a still picture is made of; anything else is left out with all that it holds. */
const drawn = words(`svg g defs symbol use switch a path rect circle ellipse line polyline polygon
  text tspan textPath image linearGradient radialGradient stop pattern clipPath mask marker style
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence`)

const running = words('script iframe object embed audio video handler listener')
const moving = words('animate animatecolor animatemotion animatetransform set mpath discard')

type Attributes = Record<string, string>

class Writer {
  #text = ''
  #style = ''
  /** The prefix of SVG's own elements, as the first of them has it. */
  #prefix: string | undefined
  #open: string[] = []
  /** How many of the open ones are being left out. */
  #skipped = 0
  #isJustOpened = false
  #isWhole = false

  onopentag(name: string, attributes: Attributes): void {
    const [prefix, local] = splitName(name)
    if (this.#isWhole) throw new SvgRefused('broken')
    refuseHarm(local, attributes)
    this.#prefix ??= prefix
    this.#open.push(name)
    this.#isJustOpened = true
    if (this.#skipped > 0 || prefix !== this.#prefix || !drawn.has(local)) this.#skipped++
    else this.#text += `<${local}${this.#namespace()}${attributesOf(local, attributes)}>`
  }

  ontext(text: string): void {
    this.#isJustOpened = false
    if (this.#skipped > 0 || this.#open.length === 0) return
    if (this.#isInStyle()) this.#style += text
    else this.#text += escapeHtml(text)
  }

  onclosetag(name: string, isImplied: boolean): void {
    // The parser closes what the file left open. `<g/>` looks the same, but nothing came between.
    if (isImplied && !this.#isJustOpened) throw new SvgRefused('broken')
    if (this.#isInStyle()) this.#writeStyle()
    this.#isJustOpened = false
    this.#open.pop()
    this.#isWhole = this.#open.length === 0 && !isImplied
    if (this.#skipped > 0) this.#skipped--
    else this.#text += `</${splitName(name)[1]}>`
  }

  onprocessinginstruction(name: string): void {
    if (lowerAscii(name) === '?xml-stylesheet') throw new SvgRefused('reference')
  }

  result(): string {
    if (!this.#isWhole) throw new SvgRefused('broken')
    return this.#text
  }

  #isInStyle(): boolean {
    return this.#skipped === 0 && splitName(this.#open.at(-1) ?? '')[1] === 'style'
  }

  #writeStyle(): void {
    checkStyle(this.#style)
    this.#text += escapeHtml(this.#style)
    this.#style = ''
  }

  #namespace(): string {
    return this.#text === '' ? ' xmlns="http://www.w3.org/2000/svg"' : ''
  }
}

function splitName(name: string): [prefix: string, local: string] {
  const border = name.indexOf(':')
  return border < 0 ? ['', name] : [name.slice(0, border), name.slice(border + 1)]
}

/** Looked for everywhere, also in what is left out: such a file is not meant to be a picture. */
function refuseHarm(local: string, attributes: Attributes): void {
  const element = lowerAscii(local)
  if (running.has(element)) throw new SvgRefused('script')
  if (moving.has(element)) throw new SvgRefused('animated')
  for (const [name, value] of Object.entries(attributes)) {
    if (/^on/i.test(name) || /^\s*javascript:/i.test(value)) throw new SvgRefused('script')
    if (lowerAscii(name) === 'src') ownReference(value)
  }
}

const attributesOf = (element: string, attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => attributeOf(element, name, value))
    .join('')

function attributeOf(element: string, name: string, value: string): string {
  const [prefix, local] = splitName(name)
  if (local === 'href') {
    // A picture leads nowhere.
    return element === 'a' ? '' : ` href="${escapeHtml(ownReference(value))}"`
  }
  if (name === 'xml:space') return ` xml:space="${escapeHtml(value)}"`
  // Notes of drawing programs, and namespaces.
  if (prefix !== '' || name === 'xmlns') return ''
  if (!/^[a-z][\w-]*$/i.test(name)) throw new SvgRefused('broken')
  checkStyle(value)
  return ` ${name}="${escapeHtml(value)}"`
}

const embedded = /^data:image\/(?:png|jpe?g);base64,[\w+/=\s]+$/

/** A part of the same file, or a picture that it brings along. */
function ownReference(value: string): string {
  const reference = value.trim()
  if (!reference.startsWith('#') && !embedded.test(reference)) throw new SvgRefused('reference')
  return reference
}

function checkStyle(text: string): void {
  if (/@import/i.test(text)) throw new SvgRefused('reference')
  if (/@keyframes|\banimation(?:-name)?\s*:/i.test(text)) throw new SvgRefused('animated')
  // A font may come along as data; it is not read.
  for (const [, target = ''] of text.matchAll(/url\(\s*["']?\s*([^\s"')]{0,16})/gi))
    if (!/^(?:#|data:)/i.test(target)) throw new SvgRefused('reference')
}
