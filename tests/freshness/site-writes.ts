import { sql } from 'kysely'
import type { Step, Write } from './writes.ts'
import type { World } from './world.ts'

const step = (write: Write): Step => ({ write })

/** Whoever keeps the site; an editor before and after. */
const asAdmin =
  (write: Write): Write =>
  async (world) => {
    const setRole = (role: string) =>
      sql`UPDATE users SET role = ${role} WHERE id = ${world.editor.id}`.execute(world.one.database)
    await setRole('admin')
    await world.one.receivePending()
    await write(world)
    await setRole('editor')
  }

const change = (payload: object): Step =>
  step(asAdmin(({ act, editor }: World) => act('PUT', '/site', editor, payload)))

const category = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object): Step =>
  step(asAdmin(({ act, editor }: World) => act(method, `/categories${path}`, editor, payload)))

const tag = (slug: string, payload: object): Step =>
  step(({ act, editor }) => act('PUT', `/tags/${slug}`, editor, payload))

/** What editors and admins do to the site itself, and take back again. */
export const writesOfSite: Record<string, Step[]> = {
  updateSite: [
    change({ name: 'Mürekkep', description: 'Yeni açıklama' }),
    change({ announcement: 'Bu gece bakım var.' }),
    change({ announcement: '' }),
    change({ pages: { about: 'Biz **kimiz**?' } }),
    change({ operator: { name: 'Yazı Evi', address: 'Moda', email: '', phone: '' } }),
    change({ name: 'Hokka', signUp: 'closed' }),
    change({ signUp: 'open' }),
  ],
  createCategory: [category('POST', '', { name: 'Yepyeni', position: 2 })],
  updateCategory: [
    category('PUT', '/yepyeni', { name: 'Bambaşka', description: 'Yeni' }),
    category('PUT', '/kent', { isHidden: true }),
    category('PUT', '/kent', { isHidden: false, name: 'Şehir' }),
    category('PUT', '/sehir', { name: 'Kent', position: 1 }),
    category('PUT', '/gunce', { name: 'Haberler' }),
    category('PUT', '/haberler', { name: 'Günce' }),
  ],
  deleteCategory: [category('DELETE', '/bambaska?mergeInto=edebiyat')],
  updateTag: [
    tag('deniz', { name: 'Denizler' }),
    tag('denizler', { name: 'deniz' }),
    tag('deniz', { isHidden: true }),
    tag('deniz', { isHidden: false }),
  ],
}

/** What no page and no public answer shows. */
export const siteShownToNobody = [
  'createInvitation',
  'deleteInvitation',
  'sendTestMail',
  'sendContact',
]
