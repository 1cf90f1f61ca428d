import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ListPlus } from 'lucide-react'
import { useState } from 'react'
import { bookmarkLimits, type CustomList, listForm } from '../../../core/contracts/bookmarks.ts'
import { createCustomList, updateCustomList } from '../../calls/bookmarks.gen.ts'
import { type Result, useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogButtons } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { Form } from '../accounts/form-parts.tsx'
import { useForm } from '../accounts/use-form.ts'
import { type ListInfo, readingListKey } from './queries.ts'
import { searchOf } from './search.ts'

export function NewListButton() {
  const call = useCall()
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      trigger={
        <Button variant="outline" className="noscript:hidden">
          <ListPlus size={18} strokeWidth={1.75} aria-hidden />
          Yeni liste
        </Button>
      }
      title="Yeni liste"
      text="Kaydettiğiniz yazıları konularına göre ayırın. Liste, siz açmadıkça yalnız size görünür."
      size="sm"
      open={isOpen}
      onOpenChange={setOpen}
    >
      <NameForm
        label="Oluştur"
        send={({ name }) => call(createCustomList, { body: { name } })}
        onDone={() => setOpen(false)}
      />
    </Dialog>
  )
}

interface RenameDialogProps {
  list: ListInfo
  isOpen: boolean
  onClose: () => void
}

export function RenameDialog({ list, isOpen, onClose }: RenameDialogProps) {
  const call = useCall()
  return (
    <Dialog
      title="Listeyi yeniden adlandır"
      size="sm"
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      <NameForm
        label="Kaydet"
        name={list.name}
        hint={list.isPublic ? 'Ad değişince listenin adresi de değişir.' : undefined}
        send={(body) => call(updateCustomList, { params: { id: String(list.id) }, body })}
        onDone={onClose}
      />
    </Dialog>
  )
}

interface NameFormProps {
  label: string
  name?: string
  hint?: string | undefined
  send: (values: { name: string }) => Promise<Result<CustomList>>
  onDone: () => void
}

/** A name makes the address, so whatever is named is opened under it. */
function NameForm({ label, name, hint, send, onDone }: NameFormProps) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const state = useForm({
    schema: listForm,
    send: ({ name: typed }) => send({ name: typed }),
    onSuccess: ({ slug }) => void open(slug),
  })
  const open = async (slug: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: readingListKey, refetchType: 'none' })
    await navigate({ to: '/okuma-listem', search: searchOf(slug) })
    onDone()
  }
  return (
    <Form state={state}>
      <Field
        label="Listenin adı"
        name="name"
        defaultValue={name}
        maxLength={2 * bookmarkLimits.listName}
        autoComplete="off"
        hint={hint}
        error={state.errors.name}
      />
      <DialogButtons onCancel={onDone} busy={state.isBusy}>
        {label}
      </DialogButtons>
    </Form>
  )
}
