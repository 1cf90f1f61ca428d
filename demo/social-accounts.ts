import type { SocialAccount } from './records.ts'

/** On servers that nobody can own, so that no link of a made-up member leads to a real person. */
const servers = {
  Mastodon: 'toplum.example',
  Pixelfed: 'fotograf.example',
  PeerTube: 'video.example',
  Forgejo: 'kod.example',
} as const

type Platform = keyof typeof servers

const accounts: Record<string, readonly Platform[]> = {
  elif: ['Mastodon', 'Pixelfed'],
  editor: ['Mastodon'],
  admin: ['Forgejo', 'Mastodon'],
  aysedemir: ['Pixelfed'],
  umutsahin: ['Forgejo', 'Mastodon'],
  ozgurcelik: ['Mastodon'],
  iremkilic: ['Mastodon', 'Forgejo'],
  canogut: ['Pixelfed', 'PeerTube'],
  nilufer: ['Pixelfed'],
  'cagri.e': ['PeerTube'],
  ilginb: ['Mastodon', 'PeerTube'],
  gokhan_a: ['Mastodon', 'Pixelfed'],
  ipekk: ['Pixelfed'],
}

export function socialAccountsOf(username: string): SocialAccount[] {
  return (accounts[username] ?? []).map((platform) => ({
    platform,
    handle: platform === 'Mastodon' ? `@${username}@${servers[platform]}` : `@${username}`,
    url: `https://${servers[platform]}/@${username}`,
  }))
}
