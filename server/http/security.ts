import { frameSources } from '../../core/document/embeds.ts'
import { site } from '../../core/site.ts'
import type { HubConfig } from '../config.ts'

/** Sent with every response; pages add their content policy. */
export function securityHeaders(): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(site.url.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  }
}

/** For the worker that shows pushes: it needs nothing but the icon beside them. */
export const workerPolicy = "default-src 'none'; img-src 'self'"

/**
 * Scripts run only from our own files, or with a text that the server wrote into this very page; they
 * talk to us, and to a separate hub if there is one.
 */
export function contentPolicy(scriptHashes: string[], hub: HubConfig | undefined): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    "style-src 'self'",
    // React writes style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...(hub ? [new URL(hub.url).origin] : [])].join(' '),
    // Players that a reader may load, by a press, into a post.
    `frame-src ${frameSources.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
