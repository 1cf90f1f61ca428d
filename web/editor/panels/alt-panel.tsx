import { type FormEvent, useState } from 'react'
import { documentLimits } from '../../../core/document/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import type { EditorHost } from '../editor-host.ts'
import type { PictureAttributes } from '../document/media-blocks.ts'
import { setAlt } from '../uploads/picture-actions.ts'

interface Props {
  host: EditorHost
  position: number
  onClose: () => void
}

/** What a picture shows, for those who cannot see it. */
export function AltPanel({ host, position, onClose }: Props) {
  const picture = host.editor.state.doc.nodeAt(position)?.attrs.picture as
    | PictureAttributes
    | undefined
  const [alt, setText] = useState(picture?.alt ?? '')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAlt(host, position, alt.trim())
    onClose()
  }
  return (
    <Dialog title="Alternatif metin" open onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={submit} className="flex flex-col gap-5">
        {picture && (
          <img src={picture.src} alt="" className="max-h-48 w-fit max-w-full rounded bg-wash" />
        )}
        <TextArea
          label="Görselde ne var?"
          hint="Görseli göremeyen okurlar için bir iki cümleyle anlatın."
          rows={3}
          value={alt}
          maxLength={documentLimits.altLength}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className="self-end">
          Kaydet
        </Button>
      </form>
    </Dialog>
  )
}
