import type { ComponentProps } from 'react'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { Avatar } from '../../ui/avatar.tsx'

export const menuPlaceClass =
  'size-11 items-center justify-center rounded-full transition-colors hover:bg-wash'

export interface MenuButtonProps extends ComponentProps<'button'> {
  viewer: CurrentUser
}

/** The same before and after its menu is there. */
export function MenuButton({ viewer, ...rest }: MenuButtonProps) {
  const name = `${viewer.firstName} ${viewer.lastName}`
  return (
    <button type="button" {...rest} className={`inline-flex ${menuPlaceClass}`}>
      <Avatar name={name} picture={viewer.picture} size="sm" />
      <span className="sr-only">Hesap menüsü: {name}</span>
    </button>
  )
}
