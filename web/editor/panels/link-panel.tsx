import { type FormEvent, useState } from 'react'
import { documentMessages } from '../../../core/document/schema-parts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { EditorHost } from '../editor-host.ts'
import { hrefOf, linkAt, setLink } from '../editing/links.ts'
import { AddressField } from './address-field.tsx'

/** Where the selected words lead. */
export function LinkPanel({ host, onClose }: { host: EditorHost; onClose: () => void }) {
  const before = linkAt(host.editor.state)?.href ?? ''
  const [address, setAddress] = useState(before)
  const [error, setError] = useState<string | null>(null)
  const done = (href: string | null): void => {
    onClose()
    setLink(host.editor, href)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const href = hrefOf(address)
    if (href === null) setError(documentMessages.link)
    else done(href)
  }
  return (
    <Dialog title="Bağlantı" open onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <AddressField value={address} error={error} onChange={setAddress} />
        <div className="flex justify-end gap-3">
          {before !== '' && (
            <Button variant="outline" onClick={() => done(null)}>
              Bağlantıyı kaldır
            </Button>
          )}
          <Button type="submit">Bağla</Button>
        </div>
      </form>
    </Dialog>
  )
}
