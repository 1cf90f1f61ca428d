import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { headerSlotId } from '../../../header-slot.ts'

/** What must stay in sight while one writes takes the place of the links in the header. */
export function InHeader({ children }: { children: ReactNode }) {
  const [slot] = useState(() => document.getElementById(headerSlotId))
  return slot && createPortal(children, slot)
}
