import { escapeHtml } from '../../core/document/escape.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ExpectedError } from '../errors.ts'
import { site } from '../../core/site.ts'
import { asExpected } from '../http/errors.ts'

export function sendFailedPage(
  thrown: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const error = asExpected(thrown)
  // Who was sent away because many came is no failure, and many such lines would hide one.
  if (error.status >= 500 && error !== thrown) request.log.error({ err: thrown }, 'page failed')
  void reply
    .status(error.status)
    .headers(error.headers)
    .type('text/html; charset=utf-8')
    .send(failedPage(error, request.id))
}

/** Shown when a page could not be rendered at all, so it leans on nothing that may have failed. */
function failedPage(error: ExpectedError, requestId: string): string {
  const trace =
    error.status === 500 ? `<p><small>Hata numarası: ${escapeHtml(requestId)}</small></p>` : ''
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(error.message)} · ${escapeHtml(site.name)}</title></head>
<body style="margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.6 Georgia,serif;color-scheme:light dark">
<h1 style="font-weight:500">${escapeHtml(error.message)}</h1>
<p>Sayfayı yenilemeyi deneyebilir ya da <a href="/">ana sayfaya dönebilirsiniz</a>.</p>${trace}
</body></html>`
}
