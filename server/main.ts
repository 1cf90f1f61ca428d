import { pino } from 'pino'
import { readConfig } from './config.ts'
import { startSite } from './site.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

// Whoever watches a terminal wants to see the address, not every request.
const logger = pino({ level: process.stdout.isTTY ? 'warn' : 'info' })

try {
  const config = readConfig(process.env)
  const isDevelopment = process.argv.includes('--dev')
  const site = await startSite(config, { isDevelopment, say, logger })
  let stopping: Promise<void> | undefined
  const stop = (): void => {
    stopping ??= site.stop().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
} catch (error) {
  process.stderr.write(`Başlatılamadı: ${error instanceof Error ? error.message : String(error)}\n`)
  logger.debug(error)
  process.exit(1)
}
