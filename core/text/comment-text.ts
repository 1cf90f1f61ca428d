import { isUsername, webAddress } from '../document/addresses.ts'

/** A comment is plain text; its links and the members it names are found when it is shown. */

type LinkOrMention =
  | { kind: 'link'; text: string; href: string }
  | { kind: 'mention'; text: string; username: string }

/** `at` is where in the comment it begins. */
export type CommentPart = ({ kind: 'text'; text: string } | LinkOrMention) & { at: number }

const linksAndMentions = /https?:\/\/[^\s<>"]+|(?<![\p{L}\p{N}_.@/])@[a-z0-9_.]{3,30}/giu
/** The end of a sentence is not part of its last word. */
const sentenceEnd = /(?<![.,;:!?'’”)\]}…])[.,;:!?'’”)\]}…]+$/

export function commentParts(text: string): CommentPart[] {
  const parts: CommentPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(linksAndMentions)) {
    const part = asLinkOrMention(found)
    if (part === null) continue
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index), at: end })
    parts.push({ ...part, at: index })
    end = index + part.text.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end), at: end })
  return parts
}

function asLinkOrMention(found: string): LinkOrMention | null {
  const text = found.replace(sentenceEnd, '')
  if (text.startsWith('@')) {
    const username = text.slice(1)
    return isUsername(username) ? { kind: 'mention', text, username } : null
  }
  const href = webAddress(text)
  return href === null ? null : { kind: 'link', text, href }
}

/** Each once. */
export function mentionedIn(text: string): string[] {
  const names = commentParts(text).flatMap((part) => (part.kind === 'mention' ? part.username : []))
  return [...new Set(names)]
}
