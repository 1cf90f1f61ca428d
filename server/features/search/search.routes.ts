import { search, suggest } from '../../../core/contracts/search.ts'
import type { Database } from '../../database/connection.ts'
import { type Route, serve } from '../../http/call.ts'
import { searchAll } from './search-all.ts'
import { suggestions } from './suggestions.ts'

export const searchRoutes = ({ database }: { database: Database }): Route[] => [
  serve(search, ({ caller, query }) => searchAll(database, caller, query)),
  serve(suggest, ({ caller, query }) => suggestions(database, caller, query.q)),
]
