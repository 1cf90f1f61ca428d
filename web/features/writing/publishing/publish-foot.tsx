import { useState } from 'react'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { useNotice } from '../../../ui/notice.tsx'
import type { Intent } from './publish-form.ts'
import type { Saver } from '../saving/saver.ts'
import type { usePublishing } from './use-publishing.ts'

interface PublishFootProps {
  intents: Intent[]
  intent: Intent | undefined
  status: number
  publishing: ReturnType<typeof usePublishing>
  saver: Saver
  close: () => void
}

const labels: Record<Intent, string> = {
  publish: 'Yayımla',
  schedule: 'Planla',
  submit: 'Onaya gönder',
  update: 'Güncelle',
  withdraw: 'Taslağa döndür',
}

/** What is to become of the text. Publishing asks once more: it cannot be unread. */
export function PublishFoot(props: PublishFootProps) {
  const { intents, intent, status, publishing, saver, close } = props
  const [isAsking, setAsking] = useState(false)
  const press = (): void => {
    if (intent !== 'publish') return void publishing.send(intent!)
    if (publishing.check(intent)) setAsking(true)
  }
  return (
    <>
      {intents.includes('withdraw') && (
        <Button
          variant="outline"
          busy={publishing.busyWith === 'withdraw'}
          onClick={() => void publishing.send('withdraw')}
        >
          {status === postStatus.waiting ? 'Onaydan geri çek' : labels.withdraw}
        </Button>
      )}
      <KeepButton {...{ status, saver, close }} />
      {intent !== undefined && intent !== 'withdraw' && (
        <Button busy={publishing.busyWith === intent} onClick={press}>
          {labels[intent]}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Yazı yayımlansın mı?"
        text="Yazınız hemen herkese açılacak ve takipçilerinize bildirilecek."
        confirmLabel="Yayımla"
        onConfirm={() => publishing.send('publish').then(() => true)}
      />
    </>
  )
}

/** Everything is kept anyway; pressing it waits until the server has it. */
function KeepButton({
  status,
  saver,
  close,
}: Pick<PublishFootProps, 'status' | 'saver' | 'close'>) {
  const showNotice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const isDraft = status === postStatus.draft
  const keep = async (): Promise<void> => {
    setBusy(true)
    const isSaved = await saver.flush()
    setBusy(false)
    close()
    if (isSaved) showNotice({ kind: 'success', text: isDraft ? 'Taslak saklandı.' : 'Kaydedildi.' })
    else
      showNotice({
        kind: 'error',
        text: 'Sunucuya kaydedilemedi; yazdıklarınız bu aygıtta duruyor.',
      })
  }
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void keep()}>
      {isDraft ? 'Taslak olarak sakla' : 'Kaydet ve kapat'}
    </Button>
  )
}
