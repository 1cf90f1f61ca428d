import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { violationsInBothThemes } from './axe.ts'
import { inDatabase } from './database.ts'
import { notice } from './own-posts.ts'
import { expect, open, signIn, test } from './test.ts'

/** As the queue leaves a job that was tried for the last time. */
const failJob = (outbox: string, queue: string, error: string) =>
  inDatabase(
    outbox,
    `INSERT INTO jobs.job (id, name, data, state, retry_limit, retry_count, completed_on, output, policy)
     VALUES ($1::uuid, $2, '{}', 'failed', 5, 5, now(), $3::jsonb, (SELECT policy FROM jobs.queue WHERE name = $2))`,
    [randomUUID(), queue, JSON.stringify({ message: error })],
  )

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const ways = (page: Page) => page.getByRole('navigation', { name: 'Yönetimin bölümleri' })

test('an admin sees how the site is, tries a failed job again, gives one up, and reads of it in the log', async ({
  page,
  outbox,
}) => {
  await failJob(outbox, 'index-author', 'connect ECONNREFUSED')
  await failJob(outbox, 'push-news', 'ayse@ornek.test: gone')
  await signIn(page, 'admin')
  await open(page, '/yonetim')
  await expect(page).toHaveTitle('Genel bakış · Yönetim · Hokka')
  await expect(region(page, 'İlgilenilmesi gerekenler')).toContainText(
    'Henüz yedek alınmadı; nasıl alınacağı README',
  )
  await expect(region(page, 'Sayılarla site').getByRole('row', { name: /^Üye/ })).toBeVisible()
  await expect(region(page, 'Sunucunun durumu')).toContainText('PostgreSQL 1')
  const jobs = region(page, 'Başarısız işler')
  await expect(jobs).toContainText('[e-mail]: gone')
  await expect(jobs).not.toContainText('ayse')
  expect(await violationsInBothThemes(page)).toEqual([])

  await jobs.getByRole('button', { name: 'Yeniden dene: Arama dizini' }).first().press('Enter')
  await expect(notice(page, 'İş yeniden denenecek.')).toBeVisible()
  const drop = jobs.getByRole('button', { name: 'Vazgeç: Tarayıcı bildirimi' })
  const before = await drop.count()
  await drop.first().click()
  const question = page.getByRole('alertdialog', { name: 'Bu işten vazgeçilsin mi?' })
  await question.getByRole('button', { name: 'Kalsın' }).click()
  await drop.first().click()
  await question.getByRole('button', { name: 'Vazgeç' }).click()
  await expect(notice(page, 'İşten vazgeçildi.')).toBeVisible()
  await expect(drop).toHaveCount(before - 1)
  await expect(jobs).toBeFocused()

  await ways(page).getByRole('link', { name: 'Denetim kaydı' }).click()
  await expect(page).toHaveURL('/yonetim/kayit')
  const log = region(page, 'Denetim kaydı')
  await expect(log.getByRole('time').first()).toHaveText(/^\d+ \p{L}+ 20\d\d \d\d:\d\d$/u)
  await expect(log.getByRole('article').first()).toContainText('başarısız bir işten vazgeçti.')
  await expect(log.getByRole('article').nth(1)).toContainText('başarısız bir işi yeniden denetti.')
  expect(await violationsInBothThemes(page)).toEqual([])

  await log.getByRole('combobox', { name: 'İşlem' }).selectOption('Yazıyı onayladı')
  await expect(page).toHaveURL('/yonetim/kayit?islem=postApproved')
  await log.getByRole('textbox', { name: 'Kim' }).fill('@editor')
  await log.getByRole('button', { name: 'Süz' }).click()
  await expect(page).toHaveURL('/yonetim/kayit?kim=editor&islem=postApproved')
  await expect(log.getByRole('article').first()).toContainText('yazıyı onayladı.')
  for (const act of await log.getByRole('article').all())
    await expect(act).toContainText('yazıyı onayladı.')
  await page.reload()
  await expect(log.getByRole('textbox', { name: 'Kim' })).toHaveValue('editor')
  await log.getByRole('article').first().getByRole('link').last().click()
  await expect(page).toHaveURL(/\/yazi\//)

  await open(page, '/yonetim/kayit?kim=kimse.yok')
  await expect(log).toContainText('Bu süzgece uyan bir işlem yok.')
  await log.getByRole('link', { name: 'Tüm işlemleri göster' }).click()
  await expect(page).toHaveURL('/yonetim/kayit')
  await log
    .getByRole('link', { name: /: yalnızca onun yaptıkları/ })
    .first()
    .click()
  await expect(page).toHaveURL('/yonetim/kayit?kim=admin')
})

test('an editor sees what waits and nothing of the rest', async ({ page, watch }) => {
  await signIn(page, 'editor')
  await open(page, '/yonetim')
  await expect(region(page, 'Bekleyenler')).toContainText('Onay bekleyen yazı')
  await expect(region(page, 'Sunucunun durumu')).toHaveCount(0)
  await expect(ways(page).getByRole('link', { name: 'Denetim kaydı' })).toHaveCount(0)
  expect(await violationsInBothThemes(page)).toEqual([])
  watch.tolerate(404, '/yonetim/kayit')
  expect((await page.goto('/yonetim/kayit'))?.status()).toBe(404)
})

test('anybody reads at the foot of a page how the rules are kept, and what failed can be tried again', async ({
  page,
  watch,
}) => {
  await open(page, '/hakkinda')
  watch.announce(0, '/api/transparency')
  watch.announceMessage(/Bağlantı kurulamadı/)
  await page.route('/api/transparency', (route) => route.abort('internetdisconnected'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Şeffaflık' }).click()
  await expect(page.getByRole('alert')).toContainText('Bu sayfa şu anda getirilemedi.')
  await page.unroute('/api/transparency')
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Şeffaflık')
  const table = page.getByRole('table', { name: 'Ay ay bildirim, karar ve itiraz' })
  await expect(table.getByRole('columnheader', { name: 'Ortanca süre' })).toBeVisible()
  expect(await table.getByRole('row').count()).toBeGreaterThan(3)
  expect(await violationsInBothThemes(page)).toEqual([])
  await open(page, '/seffaflik')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow')
})
