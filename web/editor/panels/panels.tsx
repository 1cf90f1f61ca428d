import type { Desk } from '../desk.ts'
import { useStore } from '../store.ts'
import { AddressPanel } from './address-panel.tsx'
import { AltPanel } from './alt-panel.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { LinkPanel } from './link-panel.tsx'

/** Whatever is laid over the text at the moment. */
export function Panels({ desk }: { desk: Desk }) {
  const panel = useStore(desk.panel)
  const onClose = (): void => desk.panel.set(null)
  switch (panel?.kind) {
    case 'help':
      return <KeyboardHelp onClose={onClose} />
    case 'link':
      return <LinkPanel desk={desk} onClose={onClose} />
    case 'alt':
      return <AltPanel desk={desk} position={panel.position} onClose={onClose} />
    case 'address':
      return <AddressPanel desk={desk} purpose={panel.purpose} onClose={onClose} />
    default:
      return null
  }
}
