import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Violation } from '../../../../core/errors.ts'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { heldNotice } from '../../../../core/posts/wait-reasons.ts'
import { planOf } from '../../../../core/posts/schedule.ts'
import { formatDateTime } from '../../../../core/turkish/dates.ts'
import { getPost } from '../../../calls/posts.gen.ts'
import { type MakeCall, useCall } from '../../../api.ts'
import { refreshViewer } from '../../../viewer.ts'
import { useNotice } from '../../../ui/notice.tsx'
import type { Plan } from '../../scheduling/plan.ts'
import {
  type FormErrors,
  type Intent,
  mistakesIn,
  sortViolations,
  wishFor,
} from './publish-form.ts'
import type { Saver } from '../saving/saver.ts'
import { copyOfPost, type ServerCopy, standingOf } from '../saving/server-copy.ts'

interface PublishingOptions {
  saver: Saver
  plan: Plan
  onDone: () => void
  /** Something is wrong with the form: the first field of it wants attention. */
  onMistakes: () => void
}

/** From the wish to what readers see; what is wrong stands at its field. */
export function usePublishing({ saver, plan, onDone, onMistakes }: PublishingOptions) {
  const call = useCall()
  const after = useAfterwards()
  const [mistakes, setMistakes] = useState<{ errors: FormErrors; values: FormValues }>(noMistakes)
  const [rest, setRest] = useState<string[]>([])
  const [busyWith, setBusyWith] = useState<Intent | null>(null)

  const show = (violations: Violation[]): boolean => {
    const sorted = sortViolations(violations)
    setMistakes({ errors: sorted.errors, values: valuesOf(saver, plan) })
    setRest(sorted.rest)
    if (violations.length > 0) onMistakes()
    return violations.length === 0
  }
  const moment = () => planOf(plan, new Date())
  /** Whether the form is in order; where it is not, it says so. */
  const check = (intent: Intent): boolean => {
    const late = intent === 'schedule' ? (moment().violations ?? []) : []
    return show([...mistakesIn(saver.text(), intent), ...late])
  }
  const send = async (intent: Intent): Promise<boolean> => {
    if (!check(intent)) return false
    const { publishTime } = intent === 'schedule' ? moment() : {}
    setBusyWith(intent)
    const result = await saver.commit(wishFor(intent, publishTime))
    setBusyWith(null)
    if (result.ok) {
      onDone()
      after(intent, result.data, plan)
    } else if (result.violations.length > 0) {
      show(result.violations)
      // The clock or an editor was faster: the offers are those for what it is now.
      if (result.violations.some(({ propertyPath }) => propertyPath === 'status'))
        await lookAgain(call, saver)
    } else setRest([result.message])
    return result.ok
  }
  const errors = stillTrue(mistakes, valuesOf(saver, plan))
  return { errors, rest, busyWith, check, send }
}

type FormValues = Record<string, unknown>
const noMistakes = { errors: {}, values: {} }
const valuesOf = (saver: Saver, { date, time }: Plan): FormValues => ({
  ...saver.text(),
  date,
  time,
})

/** What is said of a field goes as soon as the field changes. */
const stillTrue = (
  { errors, values }: { errors: FormErrors; values: FormValues },
  now: FormValues,
): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => values[field] === now[field]))

async function lookAgain(call: MakeCall, saver: Saver): Promise<void> {
  const id = String(saver.snapshot().record.anchor.postId)
  const post = await call(getPost, { params: { id } })
  if (post.ok) saver.relocate(standingOf(copyOfPost(post.data)))
}

/** The member's counts are new, whatever was kept of lists is old, and readers' pages wait. */
function useAfterwards() {
  const router = useRouter()
  const queries = useQueryClient()
  const showNotice = useNotice()
  return (intent: Intent, { slug, publishTime, anchor }: ServerCopy, plan: Plan): void => {
    queries.clear()
    router.clearCache()
    void refreshViewer()
    const isHeld = intent !== 'submit' && anchor.status === postStatus.waiting
    const text = isHeld ? heldNotice : doneText(intent, publishTime, plan.timeZone)
    showNotice({ kind: 'success', text })
    const isPublic = intent === 'publish' || intent === 'update'
    if (isPublic && slug !== null)
      void router.navigate({ to: '/yazi/$slug', params: { slug }, ignoreBlocker: true })
  }
}

function doneText(intent: Intent, publishTime: string | null, timeZone: string): string {
  switch (intent) {
    case 'publish':
      return 'Yazınız yayımlandı.'
    case 'update':
      return 'Yazınız güncellendi.'
    case 'submit':
      return 'Yazınız onaya gönderildi.'
    case 'withdraw':
      return 'Yazınız taslaklara döndü.'
    default:
      return `Yazınız planlandı: ${formatDateTime(publishTime!, timeZone)}.`
  }
}
