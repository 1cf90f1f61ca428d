import type { WholeApproval } from '../../../core/contracts/approval-queue.ts'
import { approvalMessages } from '../../../core/contracts/approval.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { fullName } from '../../../core/text/full-name.ts'
import { KeyHelp } from '../moderation/key-help.tsx'
import { planOf } from './plan.ts'
import { useDecisions } from './use-decisions.ts'

export type Question = 'publish' | 'trust'

interface DecisionBarProps {
  waiting: WholeApproval
  isOwn: boolean
  question: Question | null
  setQuestion: (question: Question | null) => void
  onSendBack: () => void
  onGone: () => void
}

/** Stays in sight below the text. */
export function DecisionBar(props: DecisionBarProps) {
  const { waiting, isOwn, question, setQuestion, onSendBack, onGone } = props
  const decisions = useDecisions(waiting, onGone)
  const { post } = waiting
  const close = () => setQuestion(null)
  const consequence = consequenceOf(waiting)
  return (
    <div className="sticky bottom-0 z-10 mt-8 border-t bg-paper py-4">
      {isOwn ? (
        <p className="text-muted">{approvalMessages.ownPost}</p>
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setQuestion('publish')}>Yayımla</Button>
          <Button variant="outline" onClick={() => setQuestion('trust')}>
            Yayımla ve yazara güven
          </Button>
          <Button variant="outline" onClick={onSendBack}>
            Geri gönder
          </Button>
        </div>
      )}
      <KeyHelp keys={keysFor(waiting, isOwn)} className="mt-3" />
      <ConfirmDialog
        open={question === 'publish'}
        onOpenChange={(open) => !open && close()}
        title="Yazı yayımlansın mı?"
        text={`${consequence} Yazarına bildirilecek.`}
        confirmLabel="Yayımla"
        onConfirm={decisions.publish}
      />
      <ConfirmDialog
        open={question === 'trust'}
        onOpenChange={(open) => !open && close()}
        title="Yazı yayımlansın, yazara güvenilsin mi?"
        text={`${consequence} ${fullName(post.user)} bundan sonra onay beklemeden yayımlayabilecek; bunu güvenilen yazarlar listesinden geri alabilirsiniz.`}
        confirmLabel="Yayımla ve güven"
        onConfirm={decisions.publishAndTrust}
      />
    </div>
  )
}

function consequenceOf({ post, takenDown }: WholeApproval): string {
  const plan = planOf(post)
  const opening =
    plan === null
      ? `“${post.title}” herkese açılacak.`
      : `“${post.title}” planlandığı zamanda, ${plan} tarihinde herkese açılacak.`
  return takenDown === null ? opening : `${opening} Yayından kaldırma kararı da sona erecek.`
}

/** Those that do something here. */
const keysFor = ({ before }: WholeApproval, isOwn: boolean) => [
  ...(isOwn ? [] : decisionKeys),
  ...(before === null ? [] : ([['F', 'farklar / önizleme']] as const)),
  ...moveKeys,
]

const decisionKeys = [
  ['Y', 'yayımla'],
  ['G', 'yayımla ve güven'],
  ['N', 'notla geri gönder'],
] as const

const moveKeys = [
  ['J', 'sonraki'],
  ['K', 'önceki'],
] as const
