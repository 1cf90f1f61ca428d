/** The real site in a process of its own, with the limits lifted, for the bench to call. */
import { readConfig } from '../server/config.ts'
import { createLogger, logFile } from '../server/log.ts'
import { startSite } from '../server/site.ts'
import { answerQuestions } from './child.ts'

// As behind a proxy, with every request written to a log.
const config = {
  ...readConfig({ ...process.env, TRUST_PROXY: 'on' }),
  limitFactor: 1_000_000,
  mostDelay: 0,
}
const logger = createLogger('info', logFile('/dev/null'))
const site = await startSite(config, { say: () => undefined, logger })
process.on('disconnect', () => void site.stop().then(() => process.exit(0)))
answerQuestions()
process.send!('ready')
