import type { EditorHost } from '../editor-host.ts'
import { useStore } from '../store.ts'
import { AddressPanel } from './address-panel.tsx'
import { AltPanel } from './alt-panel.tsx'
import { KeyboardHelp } from './keyboard-help.tsx'
import { LinkPanel } from './link-panel.tsx'

/** Whatever is laid over the text at the moment. */
export function Panels({ host }: { host: EditorHost }) {
  const panel = useStore(host.panel)
  const onClose = (): void => host.panel.set(null)
  switch (panel?.kind) {
    case 'help':
      return <KeyboardHelp onClose={onClose} />
    case 'link':
      return <LinkPanel host={host} onClose={onClose} />
    case 'alt':
      return <AltPanel host={host} position={panel.position} onClose={onClose} />
    case 'address':
      return <AddressPanel host={host} purpose={panel.purpose} onClose={onClose} />
    default:
      return null
  }
}
