import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { slugify } from '../../core/turkish/fold.ts'

/** Reads the mails that a site sent; each mail is given once. */
export class Outbox {
  readonly #folder: string
  readonly #given = new Set<string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The newest mail to an address that was not asked for before, as its first link. */
  newestLink(email: string): string | undefined {
    const name = this.#files()
      .filter((file) => file.includes(`-${slugify(email)}-`) && !this.#given.has(file))
      .sort()
      .at(-1)
    if (name === undefined) return undefined
    this.#given.add(name)
    const html = readFileSync(join(this.#folder, name), 'utf8')
    return /href="([^"]+\?token=[^"]+)"/.exec(html)?.[1]?.replaceAll('&#38;', '&')
  }

  #files(): string[] {
    try {
      return readdirSync(this.#folder).filter((file) => file.endsWith('.html'))
    } catch {
      // The folder is made with the first mail.
      return []
    }
  }
}
