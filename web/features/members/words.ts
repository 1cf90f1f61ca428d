import type { Noun } from '../own-lists/act-on-each.ts'

export const membersNoun: Noun = { one: 'üye', of: 'üyeden', many: 'üyeler' }
