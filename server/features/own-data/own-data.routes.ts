import type { FastifyInstance } from 'fastify'
import { exportAccount } from '../../../core/contracts/own-data.ts'
import type { AddressParts, Parts } from '../../feature.ts'
import { notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import { answerErrorsAsText } from '../../http/text-errors.ts'
import { askedExport, exportFile } from './exports.ts'
import { isReadyExport } from './exports.sql.ts'

export const ownDataRoutes = (parts: Parts): Route[] => [
  serve(exportAccount, ({ query, caller }) => askedExport(parts, caller.id, query.begin)),
]

const fileName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.zip$/

/** `/arsiv/….zip`: for its owner alone; to everybody else there is no such file. */
export async function archiveRoutes(
  app: FastifyInstance,
  { database, archives, identify, checkLimit }: AddressParts,
): Promise<void> {
  app.get<{ Params: { file: string } }>('/arsiv/:file', async (request, reply) => {
    const { caller } = await identify(request, reply)
    await checkLimit({ name: 'archive', limit: 'page' }, request, caller)
    const id = fileName.exec(request.params.file)?.[1]
    const isReady = caller && id && (await isReadyExport(database, caller.id, id))
    const file = isReady && (await archives.read(exportFile({ id, userId: caller.id })))
    if (!file) throw notFound('Arşiv bulunamadı.')
    return reply
      .headers({
        'Cache-Control': 'no-store, private',
        'Content-Disposition': 'attachment; filename="hokka-arsivi.zip"',
        'Content-Length': file.bytes,
      })
      .type('application/zip')
      .send(file.stream)
  })

  answerErrorsAsText(app, 'archive', 'no-store, private')
}
