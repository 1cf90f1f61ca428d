import { fullName } from '../../../core/text/full-name.ts'
import type { Person, ShownMessenger } from './queries.ts'

/** Everybody but the one who looks; oneself where everybody else has left. */
export function othersIn({ users }: Pick<ShownMessenger, 'users'>, me: string): Person[] {
  const others = users.filter(({ username }) => username !== me)
  return others.length > 0 ? others : users
}

/** Its own name, or those of the others: `Ayşe Demir`, `Ayşe, Umut ve Gülşen`. */
export function titleOf(messenger: Pick<ShownMessenger, 'name' | 'users'>, me: string): string {
  if (messenger.name !== null) return messenger.name
  const others = othersIn(messenger, me)
  return others.length === 1 ? fullName(others[0]!) : listed(others)
}

/** By their first names: `Ayşe, Umut ve Gülşen`. */
export function listed(people: Pick<Person, 'firstName'>[]): string {
  const names = people.map(({ firstName }) => firstName)
  const last = names.pop() ?? ''
  return names.length === 0 ? last : `${names.join(', ')} ve ${last}`
}
