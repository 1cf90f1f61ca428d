/** `npm run backup -- FILE`: everything of the site in one file, whether it is running or not. */
import { statSync } from 'node:fs'
import { formatBytes } from '../../core/turkish/numbers.ts'
import { readConfig, StartError } from '../config.ts'
import { besideTheSite } from '../database/command.ts'
import { openStorage } from '../files/storage.ts'
import { makeBackup } from './backup.ts'

try {
  const [file = '', ...rest] = process.argv.slice(2)
  if (file === '' || rest.length > 0)
    throw new StartError('npm run backup -- DOSYA biçiminde yazın.')
  const config = readConfig(process.env)
  const { rows, files } = await besideTheSite(config, async (database, address) => {
    const counts = await makeBackup({ address, storage: await openStorage(config) }, file)
    // Admins read on the dashboard when the last one was made.
    await database.insertInto('backups').defaultValues().execute()
    return counts
  })
  const size = formatBytes(statSync(file).size)
  process.stdout.write(`Yedek alındı: ${file} (${rows} kayıt, ${files} görsel dosyası, ${size}).\n`)
} catch (error) {
  process.stderr.write(`Yedek alınamadı: ${(error as Error).message}\n`)
  process.exitCode = 1
}
