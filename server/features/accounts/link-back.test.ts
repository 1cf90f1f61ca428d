import { describe, expect, it } from 'vitest'
import { linksBack } from './link-back.ts'

const profile = 'https://hokka.example/@ayse'
const page = (...tags: string[]): string => `<!doctype html><body>${tags.join('')}`

describe('a link back', () => {
  it.each([
    `<a rel="me" href="${profile}">Ayşe</a>`,
    `<a href="${profile}/" rel="nofollow noopener me">Ayşe</a>`,
    `<link rel="me" href="https://hokka.example/%40ayse">`,
    `<a rel=me href=" ${profile}?kaynak=mastodon ">`,
  ])('is %s', (tag) => {
    expect(linksBack(page('<p>', tag), profile)).toBe(true)
  })

  it.each([
    `<a href="${profile}">`,
    `<a rel="menu" href="${profile}">`,
    `<a rel="me" href="https://hokka.example/@ayse2">`,
    `<a rel="me" href="https://hokka.example/@ayse/yorumlar">`,
    `<a rel="me" href="https://evil.example/@ayse">`,
    `<a rel="me" href="/@ayse">`,
    `<a rel="me">`,
    `<!-- <a rel="me" href="${profile}"> -->`,
    `<script>'<a rel="me" href="${profile}">'</script>`,
  ])('is not %s', (tag) => {
    expect(linksBack(page(tag), profile)).toBe(false)
  })

  it('is looked for in a part of a page of links alone', () => {
    const start = process.cpuUsage()
    expect(linksBack(page('<a rel="me" href="x">'.repeat(100_000)), profile)).toBe(false)
    expect(linksBack(page(`<a rel="${'me '.repeat(200_000)}" href="x">`), profile)).toBe(false)
    expect(linksBack(`<a rel="me" href="${'%'.repeat(500_000)}">`, profile)).toBe(false)
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000)
  })
})
