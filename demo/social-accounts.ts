import type { SocialAccount } from './records.ts'

/** On servers that nobody can own, so that no link of a made-up member leads to a real person. */
const mastodon = (username: string): SocialAccount => ({
  platform: 'Mastodon',
  handle: `@${username}@toplum.example`,
  url: `https://toplum.example/@${username}`,
})

const website = (username: string): SocialAccount => ({
  platform: 'Web sitesi',
  handle: `${username.replace(/\W/g, '')}.example`,
  url: `https://${username.replace(/\W/g, '')}.example/`,
})

const accounts: Record<string, readonly ((username: string) => SocialAccount)[]> = {
  elif: [mastodon, website],
  editor: [mastodon],
  admin: [website, mastodon],
  aysedemir: [website],
  umutsahin: [website, mastodon],
  ozgurcelik: [mastodon],
  iremkilic: [mastodon, website],
  canogut: [website],
  nilufer: [website],
  'cagri.e': [website],
  ilginb: [mastodon],
  gokhan_a: [mastodon, website],
  ipekk: [website],
}

export const socialAccountsOf = (username: string): SocialAccount[] =>
  (accounts[username] ?? []).map((account) => account(username))
