import { readConfig } from './config.ts'
import { createLogger, logFile } from './log.ts'
import { startSite } from './site.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

// Whoever watches a terminal wants to see the address, not every request.
const logger = createLogger(process.stdout.isTTY ? 'warn' : 'info', logFile(process.stdout.fd))

// The database's process is stopped at our exit, however it comes.
process.on('uncaughtException', (error) => {
  logger.fatal({ err: error }, 'crashed')
  process.exit(1)
})

try {
  const config = readConfig(process.env)
  const isDevelopment = process.argv.includes('--dev')
  const starting = startSite(config, { isDevelopment, say, logger })
  // A signal that comes during the start waits for its end: nothing is left half done. A second
  // one changes nothing, since npm repeats what the terminal has sent already.
  let stopping: Promise<void> | undefined
  const stop = (): void => {
    stopping ??= starting.then(
      (site) => site.stop().then(() => process.exit(0)),
      () => undefined,
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  await starting
} catch (error) {
  logger.debug({ err: error }, 'not started')
  process.stderr.write(`Başlatılamadı: ${firstLine(error)}\n`)
  process.exit(1)
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!
}
