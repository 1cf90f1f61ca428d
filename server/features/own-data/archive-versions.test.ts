import { expect, it } from 'vitest'
import { insertPost } from '../../../tests/support/posts.ts'
import { testSite } from '../../../tests/support/site.ts'
import { download } from './archives.fixture.ts'
import { uploadOf } from '../accounts/leaving-member.fixture.ts'

it('shows what a text was and is to become on a page of its own', async () => {
  const site = await testSite()
  const writer = await site.member()
  const { id, slug } = await insertPost(site.database, writer.id, { title: 'Bugünkü' })
  const plain = await insertPost(site.database, writer.id)
  const change = async (path: string, payload: object) =>
    expect(
      await site.call({ method: 'PUT', url: `/api${path}`, as: writer, payload }),
    ).toMatchObject({ status: 200 })
  const src = await uploadOf(site, writer)
  const image = { key: 'r', src, alt: 'Eski resim', caption: '', width: 40, height: 30 }
  await change(`/posts/${id}`, { title: 'Dünkü', entries: [{ type: 'image', data: image }] })
  await change(`/posts/${id}`, { title: 'Bugünkü', entries: [] })
  const coming = { title: 'Yarınki', excerpt: '<b>', entries: [], entriesSort: [], cover: null }
  await change(`/posts/${id}/edit`, {
    ...coming,
    categories: [],
    tags: [],
    canonical: null,
    version: 0,
  })
  const made = await download(site, writer)
  const page = (name: string) => made.get(`yazilar/${name}`)!.toString()
  expect(page(`1-${slug}.html`)).toContain(`<a href="1-${slug}-surumler.html">Sürümleri</a>`)
  expect(page(`2-${plain.slug}.html`)).not.toContain('Sürümleri')
  const versions = page(`1-${slug}-surumler.html`)
  expect(versions.match(/<h2>.*?<\/h2>/g)!.slice(0, 3)).toEqual([
    ...['<h2>Yarınki</h2>', '<h2>Bugünkü</h2>', '<h2>Dünkü</h2>'],
  ])
  expect(versions).toContain('Yayımlanmamış değişiklikler')
  expect(versions).toContain('&lt;b&gt;')
  expect(versions).toMatch(/<img src="\.\.\/resimler\/1\.(?:jpg|png)"/)
})
