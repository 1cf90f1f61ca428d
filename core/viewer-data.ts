import { initials } from './turkish/case.ts'
import { formatBadge } from './turkish/numbers.ts'
import type { CurrentUser } from './contracts/users.ts'

/**
 * What the server joins to a page that is otherwise the same for everybody: who looks at it,
 * and the texts that must stand there before the first paint, by the name of their place.
 */
export interface ViewerData {
  viewer: CurrentUser | null
  texts: Record<ViewerTextName, string>
}

export type ViewerTextName =
  | 'greeting'
  | 'today'
  | 'firstName'
  | 'email'
  | 'initials'
  | 'unread'
  | 'unreadMessages'

/** The texts that change with the hour come with the page, and stay until the next one. */
export function viewerTexts(
  viewer: CurrentUser | null,
): Omit<ViewerData['texts'], 'greeting' | 'today'> {
  return {
    firstName: viewer === null ? '' : `, ${viewer.firstName}`,
    email: viewer?.email ?? '',
    initials: viewer === null ? '' : initials(viewer.firstName, viewer.lastName),
    unread: formatBadge(viewer?.unreadNotificationCount ?? 0),
    unreadMessages: formatBadge(viewer?.unreadMessageCount ?? 0),
  }
}

export type ViewerKind = 'visitor' | 'waiting' | 'member'

export function viewerKind(viewer: CurrentUser | null): ViewerKind {
  if (viewer === null) return 'visitor'
  return viewer.isWaiting === 1 ? 'waiting' : 'member'
}
