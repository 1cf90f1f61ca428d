import type { GoldQuery } from './query.ts'

/** Names and usernames of authors, with and without Turkish letters. */
export const person: readonly GoldQuery[] = [
  { query: 'Nilüfer Işık', kind: 'person', people: ['nilufer'] },
  { query: 'nilufer isik', kind: 'person', people: ['nilufer'] },
  { query: 'gokhan agirbas', kind: 'person', people: ['gokhan_a'] },
  { query: 'Gökhan', kind: 'person', people: ['gokhan_a'] },
  { query: 'cagri.e', kind: 'person', people: ['cagri.e'] },
  { query: 'çağrı ertürk', kind: 'person', people: ['cagri.e'] },
  { query: 'sukran tutuncu', kind: 'person', people: ['sukran'] },
  { query: 'özgür çelik', kind: 'person', people: ['ozgurcelik'] },
  { query: 'ilgin borekci', kind: 'person', people: ['ilginb'] },
  { query: 'ILGIN', kind: 'person', people: ['ilginb'] },
  { query: 'irem kilic', kind: 'person', people: ['iremkilic'] },
  { query: 'umut şahin', kind: 'person', people: ['umutsahin'] },
  { query: 'Bagdatli', kind: 'person', people: ['vefa'] },
  { query: 'julide_k', kind: 'person', people: ['julide_k'] },
  { query: 'KOCAOĞLU', kind: 'person', people: ['ipekk'] },
  { query: 'gulsen agaoglu', kind: 'person', people: ['gulsen'] },
]
