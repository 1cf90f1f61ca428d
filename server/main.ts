import { readConfig } from './config.ts'
import { runProcess } from './process.ts'

await runProcess(() => readConfig(process.env))
