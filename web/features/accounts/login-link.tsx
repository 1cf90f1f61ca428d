import { Link, useMatches, useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pageOf } from '../../page.ts'
import { rememberReturnPath } from './return-to.ts'

/** Leads to the login page and, from there, back to where it was pressed. */
export function LoginLink({ className, children }: { className?: string; children: ReactNode }) {
  const here = useRouterState({ select: (state) => state.location.publicHref })
  const { returnHere } = useMatches({ select: pageOf })
  return (
    <Link to="/giris" className={className} onClick={() => returnHere && rememberReturnPath(here)}>
      {children}
    </Link>
  )
}
