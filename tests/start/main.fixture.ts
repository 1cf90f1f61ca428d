/** As `server/main.ts`, but on a busy machine it is slow and refuses nothing for that. */
import { readConfig } from '../../server/config.ts'
import { runProcess } from '../../server/process.ts'
import { unhurried } from '../support/unhurried.ts'

await runProcess(() => ({ ...readConfig(process.env), ...unhurried }))
