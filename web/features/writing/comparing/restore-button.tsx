import { formatDateTime } from '../../../../core/turkish/dates.ts'
import type { WholeRevision } from '../../../../core/contracts/writing.ts'
import { restoreRevision } from '../../../calls/writing.gen.ts'
import { type MakeCall, type Result, useCall } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { useNotice } from '../../../ui/notice.tsx'
import type { Saver } from '../saving/saver.ts'
import { copyOfPost } from '../saving/server-copy.ts'
import { withRevision } from '../saving/written-text.ts'

interface RestoreButtonProps {
  saver: Saver
  revision: WholeRevision
  postId: number
  /** Readers see the post: the old text comes back for its author first. */
  isPublic: boolean
  onRestored: () => void
}

export function RestoreButton(props: RestoreButtonProps) {
  const { saver, revision, postId, isPublic, onRestored } = props
  const call = useCall()
  const showNotice = useNotice()
  const restore = async (): Promise<void> => {
    const failure = isPublic
      ? bringBackHere(saver, revision)
      : await bringBack(call, saver, postId, revision)
    if (failure !== null) return showNotice({ kind: 'error', text: failure })
    showNotice({ kind: 'success', text: 'Eski sürüme dönüldü.' })
    onRestored()
  }
  return (
    <ConfirmDialog
      trigger={<Button>Bu sürüme dön</Button>}
      title="Bu sürüme dönülsün mü?"
      text={`Metin ${formatDateTime(revision.updatedAt)} tarihindeki hâline dönecek. ${
        isPublic
          ? 'Okurlar, siz güncelleyene dek yayındaki metni görmeyi sürdürür.'
          : 'Bugünkü metin de eski sürümler arasında kalır.'
      }`}
      confirmLabel="Bu sürüme dön"
      onConfirm={restore}
    />
  )
}

function bringBackHere(saver: Saver, revision: WholeRevision): null {
  saver.replace(withRevision(saver.text(), revision))
  return null
}

/** First everything that is only here, so that the server can keep it too. */
async function bringBack(
  call: MakeCall,
  saver: Saver,
  postId: number,
  { id }: WholeRevision,
): Promise<string | null> {
  if (!(await saver.flush())) return 'Bugünkü metin kaydedilemediği için eski sürüme dönülmedi.'
  const params = { id: String(postId), n: String(id) }
  const result: Result<Parameters<typeof copyOfPost>[0]> = await call(restoreRevision, { params })
  if (!result.ok) return result.message
  saver.adopt(copyOfPost(result.data))
  return null
}
