/** `npm run restore -- FILE`: a site from its backup, where there is none yet. */
import { existsSync } from 'node:fs'
import { formatDateTime } from '../core/turkish/dates.ts'
import { restoreBackup } from './backup/restore.ts'
import { readConfig, StartError } from './config.ts'
import { openDatabase } from './database/open.ts'
import { openStorage } from './files/storage.ts'
import { prepareDatabase } from './prepare.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const [file = '', ...rest] = process.argv.slice(2)
  if (file === '' || rest.length > 0)
    throw new StartError('npm run restore -- DOSYA biçiminde yazın.')
  if (!existsSync(file)) throw new StartError(`${file} diye bir dosya yok.`)
  const config = readConfig(process.env)
  const { address, close } = await openDatabase(config, say)
  try {
    const storage = await openStorage(config)
    const { madeAt, rows, files } = await restoreBackup({ address, storage }, file)
    await prepareDatabase(address, say)
    say(
      `${formatDateTime(madeAt)} tarihli yedek geri yüklendi: ${rows} kayıt, ${files} görsel dosyası.`,
    )
    say('Siteyi npm start ile başlatın.')
  } finally {
    await close()
  }
} catch (error) {
  process.stderr.write(`Yedek geri yüklenemedi: ${(error as Error).message}\n`)
  process.exitCode = 1
}
