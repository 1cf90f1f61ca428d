import { fullName } from '../../../core/text/full-name.ts'
import type { ComponentProps } from 'react'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { Avatar } from '../../ui/avatar.tsx'

export const menuButtonClass =
  'size-11 items-center justify-center rounded-full transition-colors hover:bg-wash'

export interface MenuButtonProps extends ComponentProps<'button'> {
  viewer: CurrentUser
}

/** The same before and after its menu is there. */
export function MenuButton({ viewer, ...rest }: MenuButtonProps) {
  const name = fullName(viewer)
  return (
    <button type="button" {...rest} className={`inline-flex ${menuButtonClass}`}>
      <Avatar name={name} picture={viewer.picture} size="sm" />
      <span className="sr-only">Hesap menüsü: {name}</span>
    </button>
  )
}
