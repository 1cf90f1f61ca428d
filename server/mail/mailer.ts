import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Config } from '../config.ts'
import { site } from '../../core/site.ts'
import { slugify } from '../../core/turkish/fold.ts'
import type { Mail } from './compose.ts'

/** A mail server may be away for a night; the pauses grow to an hour and add up to two days. */
export const mailPatience = { retryDelay: 5, retryDelayMax: 3600, retryLimit: 60 }

export interface Mailer {
  /** `id` stays the same when a mail is tried again, so that a reader who gets it twice shows it once. */
  send(to: string, mail: Mail, id?: string): Promise<void>
  /** Removes what is kept here of mails to somebody, or about them. */
  forget(person: MailedPerson): Promise<void>
  close(): void
}

interface MailedPerson {
  email: string
  usernames: string[]
  name: string
}

type Sender = Config['mailFrom']

export const outboxOf = (config: Config): string => join(config.dataDir, 'outbox')

export function createMailer(config: Config): Mailer {
  return notAgain(
    config.smtpUrl === undefined
      ? outboxMailer(outboxOf(config), config.mailFrom)
      : smtpMailer(config.smtpUrl, config.mailFrom),
  )
}

/** When a mail was delivered and only the database was not there to note it, its job comes again. */
function notAgain(mailer: Mailer): Mailer {
  const delivered = new LRUCache<string, true>({ max: 10_000 })
  return {
    send: async (to, mail, id) => {
      if (id !== undefined && delivered.has(id)) return
      await mailer.send(to, mail, id)
      if (id !== undefined) delivered.set(id, true)
    },
    forget: (person) => mailer.forget(person),
    close: () => mailer.close(),
  }
}

function smtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Some look into a mail before they say that they have it; given up too soon they get it twice.
    socketTimeout: 60_000,
  })
  return {
    send: async (...letter) => void (await transport.sendMail(message(from, ...letter))),
    // A mail that was handed over is not stored here.
    forget: async () => undefined,
    close: () => transport.close(),
  }
}

/** Without a mail server every mail is a file that the operator can open in a browser. */
function outboxMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (to, mail, id) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const sent = await transport.sendMail(message(from, to, mail, id))
      const time = new Date().toISOString().replaceAll(':', '-')
      const name = `${time}-${slugify(to)}-${slugify(mail.subject)}`
      await writeWhole(join(folder, `${name}.html`), mail.html)
      await writeWhole(join(folder, `${name}.eml`), sent.message as Buffer)
    },
    forget: (person) => forgetIn(folder, person),
    close: () => transport.close(),
  }
}

/** A mail is two files of one name, of which the page is readable as it is. */
async function forgetIn(folder: string, { email, usernames, name }: MailedPerson): Promise<void> {
  const words = [email, name, ...usernames.map((username) => `@${username}`)]
  const files = await readdir(folder).catch(() => [])
  const isAbout = async (file: string): Promise<boolean> => {
    if (file.includes(`-${slugify(email)}-`)) return true
    const html = file.endsWith('.html') ? await readFile(join(folder, file), 'utf8') : ''
    return words.some((word) => html.includes(word))
  }
  for (const file of files)
    if (await isAbout(file))
      for (const each of [file.replace(/html$/, 'eml'), file])
        await rm(join(folder, each), { force: true })
}

/** Without a name of its own a mail is sent by the site, under the name it has now. */
const senderNow = ({ name, address }: Sender) => ({ name: name ?? site.name, address })

/** Addresses travel as parts and not as text, so that no name can smuggle in another recipient. */
function message(from: Sender, to: string, mail: Mail, id?: string): SendMailOptions {
  const domain = from.address.split('@').at(-1)
  return {
    from: senderNow(from),
    to: { name: '', address: to },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    ...(id !== undefined && { messageId: `<${id}@${domain}>` }),
    // Asks answering machines to stay silent.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.unsubscribe && oneClick(mail.unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** RFC 8058: mail programs show a button that posts to this address. */
const oneClick = (link: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${link}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** Renamed into place, so that the folder never holds half a mail. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
