import { isAppealable } from '../../../core/contracts/case-forms.ts'
import { appealTexts, decisionText } from '../../../core/moderation/decision-texts.ts'
import { moderationRules } from '../../../core/moderation/rules.ts'
import { decisionPath } from '../../../core/paths.ts'
import { siteAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { handles, type JobHandler, type JobKind } from '../../jobs/queue.ts'
import { composeMail, type Mail } from '../../mail/compose.ts'
import { type Mailer, mailPatience } from '../../mail/mailer.ts'
import { sendTo } from '../../mail/refused-addresses.ts'
import { findUser } from '../accounts/accounts.public.ts'
import {
  type AppealRow,
  type OwnDecisionRow,
  selectAppealsOf,
  selectOwnDecision,
} from './decisions.sql.ts'

/** To the one it is about: what was decided, or how their appeal ended. */
export const mailDecision: JobKind<{ userId: number; decisionId: number; isAppeal: boolean }> = {
  name: 'mail-decision',
  ...mailPatience,
}

export const caseJobs = ({
  database,
  mailer,
}: {
  database: Database
  mailer: Mailer
}): JobHandler[] => [
  handles(mailDecision, async ({ userId, decisionId, isAppeal }, { id }) => {
    const user = await findUser(database, 'id', userId)
    const decision = await selectOwnDecision(database, userId, decisionId)
    // Erased in the meantime: then there is nothing to say.
    if (user === undefined || decision === undefined) return
    const [appeal] = isAppeal ? await selectAppealsOf(database, [decisionId]) : []
    const said = appeal ? outcomeOf(appeal) : reasonsOf(decision)
    await sendTo(database, mailer, user, decisionMail(user.firstName, decision, said), id)
  }),
]

interface Said {
  sentence: string
  paragraphs: string[]
  closing: string[]
}

function reasonsOf(decision: OwnDecisionRow): Said {
  const { kind, rule, reason, type, label } = decision
  const isKept = type !== 'user' && kind !== 'suspend'
  return {
    sentence: decisionText(decision),
    paragraphs: [
      ...(isKept ? [`“${label}”`] : []),
      ...(rule === null ? [] : [`Kural: ${moderationRules[rule]}`]),
      ...(reason === '' ? [] : [`Neden: ${reason}`]),
    ],
    closing: isAppealable(kind)
      ? ['Karara itiraz edebilirsiniz; itirazınıza kararı veren dışında biri bakar.']
      : [],
  }
}

const outcomeOf = ({ status, reason }: AppealRow): Said => ({
  sentence: status === 'overturned' ? appealTexts.overturned : appealTexts.upheld,
  paragraphs: [`Neden: ${reason}`],
  closing: [],
})

const decisionMail = (
  firstName: string,
  { id }: OwnDecisionRow,
  { sentence, paragraphs, closing }: Said,
): Mail =>
  composeMail({
    subject: sentence.replace(/\.$/, ''),
    greeting: `Merhaba ${firstName},`,
    paragraphs: [sentence, ...paragraphs],
    action: { label: 'Kararı oku', link: siteAddress(decisionPath(id)) },
    closing,
  })
