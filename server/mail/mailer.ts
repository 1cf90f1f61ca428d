import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import { slugify } from '../../core/turkish/fold.ts'
import type { Mail } from './compose.ts'

export interface Mailer {
  send(to: string, mail: Mail): Promise<void>
  close(): void
}

export const outboxOf = (config: Config): string => join(config.dataDir, 'outbox')

export function createMailer(config: Config): Mailer {
  return config.smtpUrl === undefined
    ? outboxMailer(outboxOf(config), config.mailFrom)
    : smtpMailer(config.smtpUrl, config.mailFrom)
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, {
    from,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object)
  return {
    send: async (to, mail) => void (await transport.sendMail({ to, ...mail })),
    close: () => transport.close(),
  }
}

/** Without a mail server every mail is a file that the operator can open in a browser. */
function outboxMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (to, mail) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await transport.sendMail({ from, to, ...mail })
      const time = new Date().toISOString().replaceAll(':', '-')
      const name = `${time}-${slugify(to)}-${slugify(mail.subject)}`
      await writeWhole(join(folder, `${name}.html`), mail.html)
      await writeWhole(join(folder, `${name}.eml`), message as Buffer)
    },
    close: () => transport.close(),
  }
}

/** Whoever watches the folder never sees half a mail. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
