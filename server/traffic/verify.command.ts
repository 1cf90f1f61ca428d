/**
 * `npm run verify-records`: says whether the traffic records are as they were written, and where they are not. With a
 * hash that it gave earlier (`npm run verify-records -- HASH`) also whether that line is still there.
 */
import { lowerAscii } from '../../core/turkish/fold.ts'
import { formatNumber } from '../../core/turkish/numbers.ts'
import { readConfig, StartError } from '../config.ts'
import { recordsFolder } from './traffic-records.ts'
import { type Verification, verifyRecords } from './verify.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const folder = recordsFolder(readConfig(process.env))
  const kept = process.argv[2] === undefined ? undefined : lowerAscii(process.argv[2])
  if (kept !== undefined && !/^[0-9a-f]{64}$/.test(kept))
    throw new StartError('Özet, 0-9 ve a-f arasından 64 karakter olmalı.')
  const none = new StartError(`${folder} klasöründe kayıt yok.`)
  const result = await verifyRecords(folder, kept).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? none : error
  })
  if (result.files === 0 && result.breaks.length === 0) throw none
  report(result)
  if (kept !== undefined) reportKept(result, kept)
} catch (error) {
  process.stderr.write(`Trafik kayıtları doğrulanamadı: ${(error as Error).message}\n`)
  process.exitCode = 1
}

function reportKept({ keptIn, breaks }: Verification, kept: string): void {
  if (keptIn === null) {
    say(
      `SAKLANAN ÖZET YOK: ${kept} hiçbir dosyada bulunamadı; o satır silinmiş ya da değiştirilmiş.`,
    )
    process.exitCode = 1
  } else if (breaks.length === 0)
    say(`Saklanan özet ${keptIn} dosyasında duruyor; ondan öncesi değişmemiş.`)
  else say(`Saklanan özet ${keptIn} dosyasında duruyor.`)
}

function report({ files, lines, lost, torn, breaks, ends }: Verification): void {
  for (const name of torn)
    say(`Not: ${name} dosyasının son satırı yarım; sunucu o sırada ansızın durmuş, zincir sürüyor.`)
  if (lost > 0) say(`Not: disk dolu olduğu için ${formatNumber(lost)} istek yazılamamış.`)
  for (const { file, line, why } of breaks)
    say(`ZİNCİR KOPUK: ${file}${line === null ? '' : `, ${formatNumber(line)}. satır`}: ${why}.`)
  if (breaks.length > 0) process.exitCode = 1
  const total = `${formatNumber(files)} dosyada ${formatNumber(lines)} satır`
  say(breaks.length > 0 ? `${total} okundu; zincir sağlam değil.` : `${total} sağlam.`)
  const last = ends.at(-1)
  if (last && breaks.length === 0)
    say(`Son dosya ${last.name}, son satırının özeti ${last.hash}. Başka bir yerde saklayın.`)
}
