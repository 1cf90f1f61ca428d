import type { Config } from './config.ts'
import { createLogger, logFile } from './log.ts'
import { startSite } from './site.ts'

/** The site as the whole of this process: what it says, how a signal stops it, and how it ends when it cannot start. */
export async function runProcess(readConfig: () => Config): Promise<void> {
  // Whoever watches a terminal wants to see the address, not every request.
  const logger = createLogger(process.stdout.isTTY ? 'warn' : 'info', logFile(process.stdout.fd))

  // The database's process is stopped at our exit, however it comes.
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'crashed')
    process.exit(1)
  })

  try {
    const isDevelopment = process.argv.includes('--dev')
    const starting = startSite(readConfig(), { isDevelopment, say, logger })
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
}

const say = (line: string): void => void process.stdout.write(`${line}\n`)

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n', 1)[0]!
}
