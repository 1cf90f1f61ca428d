import { useState } from 'react'
import { buttonClass } from '../../ui/button-class.ts'
import { classes } from '../../ui/classes.ts'

interface FollowLookProps {
  /** Full name, for those who hear the button. */
  name: string
  isFollowing: boolean
  /** Nobody can follow themselves; the space stays, so that rows line up. */
  isOneself: boolean
  onPress: () => void
}

/**
 * Follow, following, and, under the pointer or the focus, the way back. All three words lie on one
 * another, so the button is as wide whatever it says.
 */
export function FollowLook({ name, isFollowing, isOneself, onPress }: FollowLookProps) {
  // Whoever has just pressed is told what is now, and not at once how to undo it.
  const [isFresh, setFresh] = useState(false)
  return (
    <button
      type="button"
      aria-label={`${isFollowing ? 'Takip ediliyor' : 'Takip et'}: ${name}`}
      aria-pressed={isFollowing}
      data-fresh={isFresh || undefined}
      onClick={() => {
        setFresh(true)
        onPress()
      }}
      onPointerLeave={() => setFresh(false)}
      onBlur={() => setFresh(false)}
      className={buttonClass('outline', 'sm', classes(look, isOneself && 'invisible'))}
    >
      <span className="grid justify-items-center *:col-start-1 *:row-start-1">
        <span className={shown.ifNot}>Takip et</span>
        <span className={shown.ifSo}>Takip ediliyor</span>
        <span className={shown.wayBack}>Takibi bırak</span>
      </span>
    </button>
  )
}

const look =
  'group z-1 noscript:hidden aria-pressed:border-transparent aria-pressed:bg-wash ' +
  'aria-pressed:text-muted ' +
  'hover:not-data-fresh:aria-pressed:text-danger focus-visible:not-data-fresh:aria-pressed:text-danger'

/** Which of the words is seen; the way back only where the press is not a fresh one. */
const shown = {
  ifNot: 'group-aria-pressed:invisible',
  ifSo:
    'invisible group-aria-pressed:visible ' +
    'group-hover:group-not-data-fresh:group-aria-pressed:invisible ' +
    'group-focus-visible:group-not-data-fresh:group-aria-pressed:invisible',
  wayBack:
    'invisible group-hover:group-not-data-fresh:group-aria-pressed:visible ' +
    'group-focus-visible:group-not-data-fresh:group-aria-pressed:visible',
}
