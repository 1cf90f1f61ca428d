import { useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { useFollow } from './use-follow.ts'

/** For bylines: one quiet word, which is gone where the member follows the author already. */
export function FollowWord({ username, name }: { username: string; name: string }) {
  const { isFollowing, isKnown, isOneself, press } = useFollow({ username, name })
  // Whoever pressed it here sees what became of it, and can take it back.
  const [wasPressed, setPressed] = useState(false)
  const isOffered = !isOneself && (wasPressed || !isFollowing)
  return (
    <button
      type="button"
      aria-label={`${isFollowing ? 'Takip ediliyor' : 'Takip et'}: ${name}`}
      aria-pressed={isFollowing}
      onClick={() => {
        setPressed(true)
        press()
      }}
      className={classes(
        'relative z-1 rounded-sm font-medium text-accent hover:underline aria-pressed:text-muted noscript:hidden touch:min-h-11',
        !isKnown && 'viewer-member:invisible',
        isKnown && !isOffered && 'invisible',
      )}
    >
      {isFollowing && wasPressed ? 'Takip ediliyor' : 'Takip et'}
    </button>
  )
}
