// In browsers this stands for the query library itself (scripts/vite/query-memory.ts): whoever
// imports the library finds the memory open.
import { hydrate } from '@tanstack/react-query'
import { newQueryClient } from './client.ts'
import { openMemory } from './memory.tsx'

export * from '@tanstack/react-query'

export const client = newQueryClient()
client.mount()
openMemory({ client, unpack: (sent) => hydrate(client, sent) })
