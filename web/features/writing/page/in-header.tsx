import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { headerPlaceId } from '../../../header-place.ts'

/** What must stay in sight while one writes takes the place of the links in the header. */
export function InHeader({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.getElementById(headerPlaceId))
  return place && createPortal(children, place)
}
