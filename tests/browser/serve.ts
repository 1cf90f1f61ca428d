/** Starts a whole site for the browser tests: `serve.ts NAME LIMIT_FACTOR`; with ADMIN_EMAIL a real one, without the demo. */
import { chmodSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { readConfig } from '../../server/config.ts'
import { outboxOf } from '../../server/mail/mailer.ts'
import { startSite } from '../../server/site.ts'
import { quickFolder } from '../support/quick-folder.ts'
import { unhurried } from '../support/unhurried.ts'

const [name = 'site', limitFactor = '1'] = process.argv.slice(2)

const dataDir = quickFolder('hokka-browser-')
// Under root the embedded database runs as another user, who must get in.
chmodSync(dataDir, 0o755)
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const { HUB_URL, HUB_KEY, ADMIN_EMAIL } = process.env
const port = await freePort()
const SITE_URL = ADMIN_EMAIL === undefined ? undefined : `http://localhost:${port}`
const config = {
  ...readConfig({
    ...{ PORT: String(port), DATA_DIR: dataDir, HUB_URL, HUB_KEY },
    ...{ ADMIN_EMAIL, SITE_URL },
  }),
  limitFactor: Number(limitFactor),
  ...unhurried,
}
const starting = startSite(config, { say: () => undefined, logger: pino({ level: 'warn' }) })
const stop = (): void => void starting.then((site) => site.stop()).then(() => process.exit(0))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
await starting
process.stdout.write(`${name}: ${config.site.url} ${outboxOf(config)}\n`)

/** The site must know its address before it listens. */
async function freePort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  await new Promise((resolve) => server.close(resolve))
  return port
}
