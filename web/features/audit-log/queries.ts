import { listActs } from '../../calls/audit-log.gen.ts'
import type { MakeCall } from '../../api.ts'
import { listQuery } from '../posts/list-query.ts'
import type { AuditLogSearch } from './search.ts'

export const actsQuery = (call: MakeCall, { kim, islem, sayfa = 1 }: AuditLogSearch) =>
  listQuery({
    key: ['moderation', 'log', kim ?? null, islem ?? null],
    startPage: sayfa,
    load: (page) =>
      call(listActs, {
        query: { ...page, ...(kim && { actor: kim }), ...(islem && { action: islem }) },
      }),
    show: (act) => act,
  })
