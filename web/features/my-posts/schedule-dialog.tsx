import { type FormEvent, useState } from 'react'
import { planOf } from '../../../core/posts/schedule.ts'
import type { Failure } from '../../api.ts'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { FormFailure } from '../accounts/form-parts.tsx'
import { type PlanErrors, planOfPost } from '../scheduling/plan.ts'
import { ScheduleFields } from '../scheduling/schedule-fields.tsx'
import type { OwnPost } from './queries.ts'
import type { PostActions } from './use-post-actions.ts'

interface ScheduleDialogProps {
  post: OwnPost
  isOpen: boolean
  actions: PostActions
}

export function ScheduleDialog({ post, isOpen, actions }: ScheduleDialogProps) {
  return (
    <Dialog
      title="Ne zaman yayımlansın?"
      text={`“${post.title}” seçtiğiniz zamanda kendiliğinden yayımlanacak.`}
      size="sm"
      open={isOpen}
      onOpenChange={(open) => !open && actions.close()}
    >
      <ScheduleForm post={post} actions={actions} />
    </Dialog>
  )
}

function ScheduleForm({ post, actions }: { post: OwnPost; actions: PostActions }) {
  const { plan, setPlan, errors, failure, isBusy, onSubmit } = usePlan(post, actions)
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {failure && <FormFailure failure={failure} />}
      <ScheduleFields plan={plan} onChange={setPlan} errors={errors} />
      <DialogButtons onCancel={actions.close} className="mt-2" busy={isBusy}>
        Planla
      </DialogButtons>
    </form>
  )
}

/** What is being filled in, until it is a moment that the server accepts. */
function usePlan(post: OwnPost, actions: PostActions) {
  const [plan, setPlan] = useState(() => planOfPost(post))
  const [errors, setErrors] = useState<PlanErrors>({})
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)

  const show = (form: HTMLFormElement, found: PlanErrors): void => {
    setErrors(found)
    const first = form.elements.namedItem('date' in found ? 'date' : 'time')
    if (first instanceof HTMLElement) first.focus()
  }
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const { violations, publishTime } = planOf(plan, new Date())
    if (violations)
      return show(
        form,
        Object.fromEntries(violations.map((each) => [each.propertyPath, each.message])),
      )
    setErrors({})
    setFailure(null)
    setBusy(true)
    const refused = await actions.schedule(post, publishTime)
    setBusy(false)
    if (refused === null) return actions.close()
    const atTime = refused.violations[0]?.message
    if (atTime === undefined) setFailure(refused)
    else show(form, { time: atTime })
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (!isBusy) void submit(event.currentTarget)
  }
  return { plan, setPlan, errors, failure, isBusy, onSubmit }
}
