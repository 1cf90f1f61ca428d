/** `npm run admin -- …`: what admins do, without a browser and whether the site is running or not. */
import { readConfig, StartError } from '../../config.ts'
import { configureSite } from '../../../core/site.ts'
import { besideTheSite } from '../../database/command.ts'
import { commands, help, readCommand } from './admin-commands.ts'

try {
  const asked = readCommand(process.argv.slice(2))
  if (asked === 'help') process.stdout.write(help)
  else {
    const config = readConfig(process.env)
    configureSite(config.site)
    const say = (line: string) => void process.stdout.write(`${line}\n`)
    await besideTheSite(config, (database, address) =>
      commands[asked.name](asked, { database, address, say }),
    )
  }
} catch (error) {
  // Anything else is a failure of ours, whose place matters.
  const { message, stack } = error as Error
  const isExpected = error instanceof StartError || 'status' in (error as object)
  process.stderr.write(`Yapılamadı: ${isExpected ? message : stack}\n`)
  process.exitCode = 1
}
