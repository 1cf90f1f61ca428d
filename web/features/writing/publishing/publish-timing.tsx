import { postStatus } from '../../../../core/posts/post-status.ts'
import { classes } from '../../../ui/classes.ts'
import type { Plan } from '../../scheduling/plan.ts'
import { ScheduleFields } from '../../scheduling/schedule-fields.tsx'
import type { FormErrors, Intent } from './publish-form.ts'

interface PublishTimingProps {
  status: number
  intents: Intent[]
  intent: Intent | undefined
  plan: Plan
  errors: FormErrors
  onChoose: (intent: Intent) => void
  onPlan: (plan: Plan) => void
}

/** Now or later; where nobody can choose, what will happen. */
export function PublishTiming(props: PublishTimingProps) {
  const { status, intents, intent, plan, errors, onChoose, onPlan } = props
  const times = intents.filter((each) => each === 'publish' || each === 'schedule')
  if (times.length === 0)
    return <p className="rounded-md bg-wash px-4 py-3">{notes(intent, status)}</p>
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-2 font-semibold">Ne zaman yayımlansın?</legend>
      <div className="grid grid-cols-2 gap-2">
        <TimeChoice
          label="Şimdi"
          isChosen={intent === 'publish'}
          onChoose={() => onChoose('publish')}
        />
        <TimeChoice
          label="Daha sonra"
          isChosen={intent === 'schedule'}
          onChoose={() => onChoose('schedule')}
        />
      </div>
      {intent === 'schedule' && <ScheduleFields plan={plan} onChange={onPlan} errors={errors} />}
    </fieldset>
  )
}

function notes(intent: Intent | undefined, status: number): string {
  if (intent === 'submit')
    return 'Seçtiğiniz kategorideki yazılar yayımlanmadan önce bir editörün onayından geçer.'
  if (intent === 'update') return 'Okurlar, siz “Güncelle”ye basana dek yayındaki metni görür.'
  if (status === postStatus.waiting)
    return 'Bu yazı bir editörün onayını bekliyor. Değişiklikleriniz kaydedilir ve editör son hâlini görür.'
  return 'Bu yazı hakkındaki bildirimler inceleniyor. Karar verilene dek yayımlanamaz.'
}

interface TimeChoiceProps {
  label: string
  isChosen: boolean
  onChoose: () => void
}

function TimeChoice({ label, isChosen, onChoose }: TimeChoiceProps) {
  return (
    <label
      className={classes(
        'relative flex min-h-11 cursor-pointer items-center justify-center rounded-md border border-edge px-4 select-none',
        'hover:border-ink has-checked:border-ink has-checked:bg-wash has-checked:font-semibold',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
      )}
    >
      <input
        type="radio"
        name="yayim-zamani"
        checked={isChosen}
        onChange={onChoose}
        className="absolute inset-0 z-1 cursor-pointer opacity-0"
      />
      {label}
    </label>
  )
}
