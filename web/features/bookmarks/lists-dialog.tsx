import { startTransition, useOptimistic, useState } from 'react'
import { bookmarkLimits, listForm } from '../../../core/contracts/bookmarks.ts'
import { createCustomList } from '../../calls/bookmarks.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { infoOf, type ListInfo, type SavedPost } from './queries.ts'
import { type ReadingListActions, withChoice } from './use-reading-list.ts'

interface ListsDialogProps {
  /** Nobody asks as long as there is none. */
  saved: SavedPost | null
  lists: ListInfo[]
  actions: ReadingListActions
  onClose: () => void
}

/** Which lists a post belongs into; every tick holds at once. */
export function ListsDialog({ saved, lists, actions, onClose }: ListsDialogProps) {
  // Stays known while the dialog closes.
  const [last, setLast] = useState(saved)
  if (saved !== null && saved !== last) setLast(saved)
  return (
    <Dialog
      title="Hangi listelerde dursun?"
      text={last && `“${last.post.title}”`}
      size="sm"
      open={saved !== null}
      onOpenChange={(open) => !open && onClose()}
    >
      {last && (
        <>
          <Choices saved={last} lists={lists} actions={actions} />
          <NewListHere onMade={(list) => actions.setIn(last, list, true)} />
        </>
      )}
    </Dialog>
  )
}

function Choices({
  saved,
  lists,
  actions,
}: Omit<ListsDialogProps, 'onClose'> & { saved: SavedPost }) {
  // A tick is seen at once, whatever is still being read.
  const [ticked, tick] = useOptimistic(saved.lists, withChoice)
  if (lists.length === 0) return null
  const choose = (list: ListInfo, isIn: boolean) =>
    startTransition(async () => {
      tick({ id: list.id, isIn })
      await actions.setIn(saved, list, isIn)
    })
  return (
    <ul className="mb-6 flex max-h-72 flex-col gap-3 overflow-y-auto p-0.5 touch:gap-0">
      {lists.map((list) => (
        <li key={list.id}>
          <Checkbox
            label={<span className="wrap-anywhere">{list.name}</span>}
            checked={ticked.includes(list.id)}
            onCheckedChange={(isIn) => choose(list, isIn)}
          />
        </li>
      ))}
    </ul>
  )
}

function NewListHere({ onMade }: { onMade: (list: ListInfo) => Promise<void> }) {
  const call = useCall()
  // A fresh form once its list is there.
  const [made, setMade] = useState(0)
  const state = useForm({
    schema: listForm,
    send: ({ name }) => call(createCustomList, { body: { name } }),
    onSuccess: (list) => {
      setMade(made + 1)
      void onMade(infoOf(list))
    },
  })
  return (
    <Form state={state} key={made}>
      <div className="flex items-end gap-3">
        <Field
          label="Yeni liste"
          name="name"
          autoComplete="off"
          placeholder="Listenin adı"
          maxLength={2 * bookmarkLimits.listName}
          error={state.errors.name}
          className="flex-1"
        />
        <Button type="submit" variant="outline" size="lg" busy={state.isBusy}>
          Ekle
        </Button>
      </div>
    </Form>
  )
}
