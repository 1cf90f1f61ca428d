import type { FastifyInstance } from 'fastify'
import fresh from 'fresh'
import { notFound } from '../../errors.ts'
import { pictureFile, pictureTypes } from '../../../core/pictures/pictures.ts'
import { answerErrorsAsText } from '../../http/text-errors.ts'
import type { Storage } from '../../files/storage.ts'

const headers = {
  // Nothing is ever written twice under the same name.
  'Cache-Control': 'public, max-age=31536000, immutable',
  // Opened by itself a picture is a picture: nothing in it runs, loads or knows this site.
  'Content-Security-Policy': "default-src 'none'; sandbox",
  // Feeds and cards show pictures on other people's pages.
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/** `/uploads/…`: the files of pictures, under the very names we give them and no other. */
export async function uploadedPictureRoutes(
  app: FastifyInstance,
  { storage }: { storage: Storage },
): Promise<void> {
  app.get('/uploads/*', async (request, reply) => {
    // As it came: the router would read `%2e` as a dot and forgive a slash too many.
    const path = request.raw.url!.split('?', 1)[0]!
    const picture = pictureFile(path)
    const file = picture && (await storage.read(path.slice('/uploads/'.length)))
    if (!picture || !file) throw notFound('Görsel bulunamadı.')
    void reply
      .headers(headers)
      .header('ETag', `"${path.slice('/uploads/'.length)}"`)
      .header('Content-Length', file.bytes)
      .type(pictureTypes[picture.type])
    if (!fresh(request.headers, reply.getHeaders())) return reply.send(file.stream)
    file.stream.destroy()
    return reply.status(304).removeHeader('Content-Length').send()
  })

  answerErrorsAsText(app, 'picture')
}
