import { fullName } from '../../../../core/text/full-name.ts'
import { useEffect, useRef, useState } from 'react'
import { postLimits } from '../../../../core/contracts/post-forms.ts'
import { postStatus } from '../../../../core/posts/post-status.ts'
import { Field, TextArea } from '../../../ui/field.tsx'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import { planOfPost } from '../../scheduling/plan.ts'
import { CategoryField } from './category-field.tsx'
import { CoverField } from './cover-field.tsx'
import type { PanelProps } from '../page/panels.tsx'
import { PublishFoot } from './publish-foot.tsx'
import { type FormErrors, type Intent, intentsFor } from './publish-form.ts'
import { PublishTiming } from './publish-timing.tsx'
import { useWritableCategories } from './queries.ts'
import type { Saver } from '../saving/saver.ts'
import { SharePreviews } from './share-previews.tsx'
import { TagField } from './tag-field.tsx'
import { usePublishing } from './use-publishing.ts'

/** Everything a text needs besides its words, and what is to become of it. */
export default function PublishPanel({ viewer, saver, snapshot, onClose }: PanelProps) {
  const { anchor, slug, publishTime } = snapshot.record
  const form = useRef<HTMLDivElement>(null)
  const [mistakes, setMistakes] = useState(0)
  const [plan, setPlan] = useState(() => planOfPost({ status: anchor.status, publishTime }))
  const intents = intentsFor(anchor.status, useNeedsApproval(saver, viewer.roles))
  const [chosen, setChosen] = useState<Intent | null>(null)
  const intent = intents.find((each) => each === chosen) ?? intents[0]
  const close = useClosing(saver, onClose)
  const publishing = usePublishing({
    saver,
    plan,
    onDone: onClose,
    onMistakes: () => setMistakes((count) => count + 1),
  })
  useEffect(() => {
    if (mistakes > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [mistakes])
  return (
    <WideDialog
      open
      onOpenChange={close}
      title={anchor.status === postStatus.active ? 'Yazıyı güncelle' : 'Yazıyı yayıma hazırla'}
      foot={
        <PublishFoot {...{ intents, intent, publishing, saver, close }} status={anchor.status} />
      }
    >
      <div ref={form} className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {publishing.rest.map((text) => (
            <p key={text} role="alert" className="rounded-md bg-danger-wash px-4 py-3 text-danger">
              {text}
            </p>
          ))}
          <Labels saver={saver} errors={publishing.errors} />
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <PublishTiming
            {...{ intents, intent, plan }}
            status={anchor.status}
            errors={publishing.errors}
            onChoose={setChosen}
            onPlan={setPlan}
          />
          <SharePreviews text={saver.text()} slug={slug} author={fullName(viewer)} />
        </div>
      </div>
    </WideDialog>
  )
}

/** Every field is part of the text and kept like it, at each key. */
function Labels({ saver, errors }: { saver: Saver; errors: FormErrors }) {
  const text = saver.text()
  const { change } = saver
  return (
    <>
      <Field
        label="Başlık"
        name="title"
        maxLength={postLimits.titleMax}
        value={text.title}
        onChange={(event) => change({ title: event.target.value })}
        error={errors.title}
      />
      <TextArea
        label="Özet"
        name="excerpt"
        rows={2}
        hint={`Listelerde, aramalarda ve paylaşımlarda görünür; boşsa yazının başından alınır. ${text.excerpt.length}/${postLimits.excerptMax}`}
        value={text.excerpt}
        onChange={(event) => change({ excerpt: event.target.value })}
        error={errors.excerpt}
      />
      <CategoryField
        chosen={text.categories}
        onChange={(categories) => change({ categories })}
        error={errors.categories}
      />
      <TagField tags={text.tags} onChange={(tags) => change({ tags })} error={errors.tags} />
      <CoverField
        cover={text.cover}
        onChange={(cover) => change({ cover })}
        entries={text.entries}
        error={errors.cover}
      />
      <Field
        label="İlk yayımlandığı adres"
        name="canonical"
        type="url"
        inputMode="url"
        placeholder="https://"
        hint="Yazı daha önce başka bir yerde yayımlandıysa. Arama motorları asıl yeri böyle bilir."
        value={text.canonical}
        onChange={(event) => change({ canonical: event.target.value })}
        error={errors.canonical}
      />
    </>
  )
}

/** Title and standfirst stand in the editor too, which then has to show them anew. */
function useClosing(saver: Saver, onClose: () => void): () => void {
  const [{ title, excerpt }] = useState(saver.text)
  return () => {
    const text = saver.text()
    if (text.title !== title || text.excerpt !== excerpt) saver.replace(text)
    onClose()
  }
}

/** Editors look at what others submit; nobody looks at theirs. */
function useNeedsApproval(saver: Saver, roles: string[]): boolean {
  const { find } = useWritableCategories()
  if (roles.some((role) => role !== 'member')) return false
  return saver.text().categories.some((each) => find(each)?.needsApproval === true)
}
