import type { Shared } from './native-share.ts'

// An import of its own, because what is imported above would come to the browser with this file.
const Links = import.meta.env.SSR
  ? (await import('./plain-share-links.tsx')).PlainShareLinks
  : () => null

/** Browsers that run scripts neither show nor load any of it. */
export function ShareWithoutScripts({ post }: { post: Shared }) {
  return <noscript>{import.meta.env.SSR && <Links post={post} />}</noscript>
}
