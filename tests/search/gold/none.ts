import type { GoldQuery } from './query.ts'

/** Nonsense and words that no post has, each at least three typing errors from every word that one has. */
export const none: readonly GoldQuery[] = [
  { query: 'qwxzt', kind: 'none', posts: [] },
  { query: 'helikopter', kind: 'none', posts: [] },
  { query: 'antibiyotik', kind: 'none', posts: [] },
  { query: 'pasaport', kind: 'none', posts: [] },
  { query: 'kriptopara', kind: 'none', posts: [] },
  { query: 'mikroskop', kind: 'none', posts: [] },
  { query: 'hipopotam', kind: 'none', posts: [] },
  { query: 'fotosentez', kind: 'none', posts: [] },
  { query: 'orkestra', kind: 'none', posts: [] },
  { query: 'heykeltıraş', kind: 'none', posts: [] },
  { query: 'asdfghjk', kind: 'none', posts: [] },
  { query: 'sigortacılık', kind: 'none', posts: [] },
  { query: 'okyanus', kind: 'none', posts: [] },
  { query: 'kalemtıraş', kind: 'none', posts: [] },
  { query: 'denizaltı', kind: 'none', posts: [] },
  { query: 'karabiber', kind: 'none', posts: [] },
  { query: 'salyangoz', kind: 'none', posts: [] },
  { query: 'kayınvalide', kind: 'none', posts: [] },
  { query: 'arkeologlar', kind: 'none', posts: [] },
  { query: 'kaplumbağa', kind: 'none', posts: [] },
]
