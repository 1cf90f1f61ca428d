import { HeadContent, Scripts, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { site } from '../../../core/site.ts'
import { earlyHandsScript } from '../../early-hands.ts'
import { firstPaintScript } from '../../first-paint.ts'
import { preloadedFonts } from '../../styles/preloaded-fonts.ts'
import { viewerDataId } from '../../viewer.ts'

export const siteElementId = 'site'

// All have done their work by the time React comes: browsers need not fetch them a second time.
const scriptOfFirstPaint = import.meta.env.SSR ? `${firstPaintScript};${earlyHandsScript}` : ''
const fontsToPreload = import.meta.env.SSR ? preloadedFonts : []

/** The whole HTML document, the same for everybody until the viewer data is joined in at sending. */
export function Document({
  viewerDataSlot,
  children,
}: {
  viewerDataSlot: string
  children: ReactNode
}) {
  return (
    <html lang="tr" data-announcement={site.announcement?.number} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {fontsToPreload.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
        ))}
        {/* Browsers offer to add the site to their searches, once they have read the page. */}
        {import.meta.env.SSR && (
          <link
            rel="search"
            type="application/opensearchdescription+xml"
            title={site.name}
            href="/opensearch.xml"
          />
        )}
        <HeadContent />
        <DataElement id={siteElementId} type="application/json" text={JSON.stringify(site)} />
        <DataElement id={viewerDataId} type="application/json" text={viewerDataSlot} />
        <DataElement text={scriptOfFirstPaint} />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}

/** What the server wrote stays as it is: the browser's rendering has nothing better to say. */
function DataElement({ text, ...attributes }: { id?: string; type?: string; text: string }) {
  return (
    <script
      {...attributes}
      nonce={useRouter().options.ssr?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  )
}
