import { type AuditAction, auditActions } from '../../../core/contracts/moderation.ts'
import { type PageSearch, pageSearch } from '../posts/paging.ts'

/** What of the log the address asks for: `?kim=ayse&islem=postApproved&sayfa=2`. */
export interface AuditLogSearch extends PageSearch {
  kim?: string | undefined
  islem?: AuditAction | undefined
}

/** Anything else is as if it were not there. */
export function auditLogSearch(search: Record<string, string>): AuditLogSearch {
  const { kim = '', islem = '' } = search
  const name = kim.trim().replace(/^@/, '')
  return {
    ...pageSearch(search),
    kim: name === '' || name.length > 100 ? undefined : name,
    islem: Object.hasOwn(auditActions, islem) ? (islem as AuditAction) : undefined,
  }
}

/** The address of the log, for links. The route leaves it to its sections what follows `?`. */
export const logAddress = (search: AuditLogSearch = {}) =>
  ({
    to: '/yonetim/{-$bolum}/{-$id}',
    params: { bolum: 'kayit', id: undefined },
    search: search as never,
  }) as const
