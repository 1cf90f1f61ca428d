import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Decision } from '../../../core/contracts/appeals.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { useCall } from '../../api.ts'
import { updatePost } from '../../calls/writing.gen.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { useNotice } from '../../ui/notice.tsx'
import { decisionsKey } from './queries.ts'

const stands = {
  waiting: 'Yazınızın yeni hâline bir editör bakacak; onaylarsa yeniden yayımlanır.',
  public: 'Yazınız yeniden yayında.',
}

interface AskAgainProps {
  decision: Decision
  onDone: () => void
}

/** A post that was taken down can be rewritten; editors then look at it before it is published again. */
export function AskAgain({ decision, onDone }: AskAgainProps) {
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const [isBusy, setBusy] = useState(false)
  const { url, state } = decision.target
  const isDown = decision.decision === 'takeDown' && decision.type === 'post'
  if (!isDown || decision.isOverturned || url === null || state === null) return null
  if (state !== 'takenDown') return <p className="mt-8">{stands[state]}</p>
  const ask = async (): Promise<void> => {
    setBusy(true)
    const id = url.slice(url.lastIndexOf('/') + 1)
    const result = await call(updatePost, { params: { id }, body: { status: postStatus.waiting } })
    await queries.invalidateQueries({ queryKey: decisionsKey })
    setBusy(false)
    showNotice(
      result.ok
        ? { kind: 'success', text: 'Yazınız yeniden incelenmek üzere editörlere gönderildi.' }
        : { kind: 'error', text: result.violations[0]?.message ?? result.message },
    )
    if (result.ok) onDone()
  }
  return (
    <section aria-labelledby="yeniden-inceleme" className="mt-8">
      <h2 id="yeniden-inceleme" className="text-step-1">
        Yazıyı düzeltin
      </h2>
      <p className="mt-1 text-muted">
        Yazıyı düzenledikten sonra yeniden incelenmesini isteyebilirsiniz; bir editör onaylarsa
        yeniden yayımlanır.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Link to={url} className={buttonClass('outline')}>
          Yazıyı düzenle
        </Link>
        <Button variant="outline" busy={isBusy} onClick={() => void ask()}>
          Yeniden incelenmesini iste
        </Button>
      </div>
    </section>
  )
}
