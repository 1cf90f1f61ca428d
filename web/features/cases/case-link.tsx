import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

const section = 'bildirimler'

/** To a case by its number, or to a queue by its segment. */
export function CaseLink({
  to,
  ...rest
}: { to: string | undefined } & Omit<ComponentProps<'a'>, 'href'>) {
  return (
    <Link
      to="/yonetim/{-$bolum}/{-$id}"
      params={{ bolum: section, id: to }}
      activeOptions={{ exact: true }}
      {...rest}
    />
  )
}

export const caseAddress = (to: string | undefined) =>
  ({ to: '/yonetim/{-$bolum}/{-$id}', params: { bolum: section, id: to } }) as const
