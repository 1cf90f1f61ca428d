import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { fill } from './filled-member.ts'
import { Presser } from './pressing.ts'
import { everyPath, examples, noSuchPage, settingsPaths } from './routes.ts'
import { becomeVisitor, test } from './test.ts'

/** What a member has; a new one sees that there is nothing. */
const lists = [
  ...['/alkisladiklarim', '/arkadas-bul', '/bildirimler', '/mesajlar', '/okuma-listem', '/profil'],
  ...['/istatistiklerim', '/takip-ettiklerim', '/yazilarim'],
]
/** A visitor is led away from the first, so that signing out there is noticed. */
const own = ['/ayarlar', ...settingsPaths, '/new', ...lists]
/** Pictures and code are to be pressed, too. */
const richPost = '/yazi/balkondan-evrene-bir-yilda-gokyuzunu-ogrenmek'
/** The parts are shown on a page of their own, where some do nothing. */
const others = [...everyPath, richPost].filter(
  (path) => path !== '/parcalar' && !own.includes(path),
)
/** Where they lead is seen by a visitor, who can see all of these pages. */
const links = 'main a'

/** Members of other tests would be notified of what is done to them, and miss it when it is taken back. */
const strangers = (...known: { username: string }[]): string =>
  `li:has([href^="/@uye_"]${known.map(({ username }) => `:not([href="/@${username}"])`).join('')})`

test.beforeEach(({ watch }) => {
  watch.announce(404, noSuchPage)
  // A conversation of others is none.
  watch.tolerate(404, examples['/mesajlar/$id']!)
})

test('everything that can be pressed does something for a visitor', async ({ page }) => {
  await new Presser(page).pressEverything([...others, ...own], null)
})

test('and for members whose address is unconfirmed, or who are new', async ({
  page,
  signUp,
  signUpConfirmed,
}) => {
  const presser = new Presser(page)
  await presser.pressEverything([...own, ...others], await signUp(page), links)
  await becomeVisitor(page)
  await presser.pressEverything(lists, await signUpConfirmed(page), strangers())
})

const run = promisify(execFile)
const roleCommand = 'server/features/members/role.command.ts'

test('and for a member who has everything, and an editor', async ({
  page,
  outbox,
  signUpConfirmed,
  otherMember,
}) => {
  const me = await signUpConfirmed(page)
  const reader = await otherMember()
  const presser = new Presser(page)
  const filled = await fill(page, me, reader)
  const leave = strangers(me, reader.person)
  await presser.pressEverything([...filled, ...own], me, leave)
  await presser.pressEverything(others, me, `${links}, ${leave}`)
  const env = { ...process.env, DATA_DIR: dirname(outbox) }
  await run(process.execPath, [roleCommand, me.username, 'editor'], { env })
  // What others hand in is decided by the editors of their tests.
  const othersWaiting = `[aria-labelledby=onay-bekleyenler] li:not(:has([href="/@${reader.person.username}"]))`
  await presser.pressEverything(['/yazilarim', '/new'], me, othersWaiting)
})
