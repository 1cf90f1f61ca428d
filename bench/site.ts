/** The real site in a process of its own, with the limits lifted, for the bench to call. */
import { pino } from 'pino'
import { readConfig } from '../server/config.ts'
import { startSite } from '../server/site.ts'
import { tellWorkTime } from './child.ts'

const config = { ...readConfig(process.env), limitFactor: 1_000_000 }
const site = await startSite(config, { say: () => undefined, logger: pino({ level: 'silent' }) })
process.on('disconnect', () => void site.stop().then(() => process.exit(0)))
tellWorkTime()
process.send!('ready')
