import { type FormEvent, useState } from 'react'
import { webAddress } from '../../../core/document/addresses.ts'
import { players } from '../../../core/document/embeds.ts'
import { documentMessages } from '../../../core/document/schema-parts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { type Card, embedCard, pageCard } from '../cards/make-card.ts'
import { cardAttributes } from '../cards/put-card.ts'
import type { EditorHost } from '../editor-host.ts'
import { insertBlock } from '../editing/insert-blocks.ts'
import { hrefOf } from '../editing/links.ts'
import { AddressField } from './address-field.tsx'

interface Props {
  host: EditorHost
  purpose: 'embed' | 'card'
  onClose: () => void
}

const texts = {
  embed: {
    title: 'Gömülü içerik',
    hint: `Videonun, kaydın ya da gönderinin adresi: ${players.map(({ name }) => name).join(', ')}.`,
    submit: 'Göm',
  },
  card: {
    title: 'Bağlantı kartı',
    hint: 'Sayfanın başlığı ve özeti kendiliğinden gelir.',
    submit: 'Kart ekle',
  },
}

/** Asks for an address and puts what is there into the text. */
export function AddressPanel({ host, purpose, onClose }: Props) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const text = texts[purpose]
  const insert = async (): Promise<void> => {
    const url = webAddress(hrefOf(address))
    if (url === null) return setError(documentMessages.web)
    setBusy(true)
    const made = purpose === 'card' ? await pageCard(host, url) : await player(host, url)
    setBusy(false)
    if (typeof made === 'string') return setError(made)
    onClose()
    const { schema } = host.editor
    insertBlock(host.editor, schema.nodes[made.type]!.create(cardAttributes(made)))
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void insert()
  }
  return (
    <Dialog title={text.title} open onOpenChange={(open) => !open && onClose()}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-5">
        <AddressField hint={text.hint} value={address} error={error} onChange={setAddress} />
        <Button type="submit" busy={isBusy} className="self-end">
          {text.submit}
        </Button>
      </form>
    </Dialog>
  )
}

/** The card, or the sentence that says why there is none. */
async function player({ actions }: EditorHost, url: string): Promise<Card | string> {
  const answer = await actions.embed(url)
  return answer.ok ? embedCard(url, answer.data) : answer.message
}
