import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  importLimits,
  importMessages,
  type ImportMode,
  importModes,
} from '../../../core/contracts/import-limits.ts'
import type { WholeImport } from '../../../core/contracts/imports.ts'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { newAccountHours } from '../../../core/limits.ts'
import { useCall } from '../../api.ts'
import { startImport } from '../../calls/imports.gen.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { sendForm } from '../../upload.ts'
import { useViewer } from '../../viewer.ts'
import { FileField } from './file-field.tsx'
import { Progress } from './progress.tsx'
import { openCategoriesQuery } from './queries.ts'

const modes: Record<ImportMode, [label: string, hint: string]> = {
  draft: [
    'Taslak olarak al',
    'Yazılar taslaklarınıza eklenir; dilediğinizi gözden geçirip yayımlarsınız.',
  ],
  published: [
    'Eski tarihleriyle yayımla',
    `Orada yayımda olanlar burada da yayımlanır; takipçilerinize bildirim gitmez. Taslaklar ve son ${importLimits.recentDays} günün yazıları taslak olarak gelir.`,
  ],
}

interface ImportFormProps {
  onBegun: (begun: WholeImport) => Promise<void>
}

export function ImportForm({ onBegun }: ImportFormProps) {
  const form = useImportForm(onBegun)
  if (form.share !== null)
    return (
      <div className="mt-6 flex flex-col gap-4" role="status">
        <Progress label="Dosya gönderiliyor" value={Math.round(100 * form.share)} />
        <Button variant="outline" size="sm" className="self-start" onClick={form.stop}>
          Vazgeç
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={form.submit} className="mt-6 flex flex-col gap-6">
      <FileField file={form.file} error={form.errors['file']} onChoose={form.choose} />
      <ModeField mode={form.mode} error={form.errors['mode']} onChange={form.chooseMode} />
      {form.mode === 'published' && (
        <CategoryField
          category={form.category}
          error={form.errors['category']}
          onChange={form.setCategory}
        />
      )}
      {form.errors[''] && (
        <p role="alert" className="text-danger">
          {form.errors['']}
        </p>
      )}
      <Button type="submit" className="self-start max-sm:self-stretch">
        İçe aktar
      </Button>
    </form>
  )
}

interface ModeFieldProps {
  mode: ImportMode
  error: string | undefined
  onChange: (mode: ImportMode) => void
}

function ModeField({ mode, error, onChange }: ModeFieldProps) {
  const viewer = useViewer()
  const isOff = (each: ImportMode) => each === 'published' && viewer != null && isNew(viewer)
  return (
    <fieldset>
      <legend className="font-medium">Yazılar ne olsun?</legend>
      <div className="mt-2 divide-y border-y">
        {importModes.map((each) => (
          <div key={each} className="py-2">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold has-disabled:cursor-not-allowed has-disabled:text-muted">
              <input
                type="radio"
                name="mode"
                value={each}
                aria-describedby={`bicim-${each}`}
                checked={mode === each}
                disabled={isOff(each)}
                onChange={() => onChange(each)}
                className="size-5 shrink-0 accent-accent"
              />
              {modes[each][0]}
            </label>
            <p id={`bicim-${each}`} className="-mt-2 pb-1 pl-8 text-small text-muted">
              {isOff(each) ? importMessages.newAccount : modes[each][1]}
            </p>
          </div>
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-2 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The server knows it better; this only spares whoever is new the sending. */
const isNew = ({ createdAt }: CurrentUser): boolean =>
  Date.now() - Date.parse(createdAt) < newAccountHours * 3600_000

interface CategoryFieldProps {
  category: string | null
  error: string | undefined
  onChange: (category: string | null) => void
}

function CategoryField({ category, error, onChange }: CategoryFieldProps) {
  const call = useCall()
  const { data = [], isError } = useQuery(openCategoriesQuery(call))
  return (
    <Select
      label="Kategori"
      placeholder="Bir kategori seçin"
      hint="Hepsi bu kategoride yayımlanır; sonradan tek tek değiştirebilirsiniz."
      error={isError ? 'Kategoriler getirilemedi; sayfayı yenileyin.' : (error ?? null)}
      options={data.map(({ slug, name }) => ({ value: slug, label: name }))}
      value={category}
      onValueChange={onChange}
    />
  )
}

type Errors = Record<string, string | undefined>

function useImportForm(onBegun: ImportFormProps['onBegun']) {
  const [file, setFile] = useState<File | null>(null)
  const [mode, setMode] = useState<ImportMode>('draft')
  const [category, setCategory] = useState<string | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const [sending, setSending] = useState<{ share: number; stopping: AbortController } | null>(null)

  const mistakes = (): Errors => ({
    ...(fileMistake(file) && { file: fileMistake(file) }),
    ...(mode === 'published' && category === null && { category: importMessages.category }),
  })
  const send = async (): Promise<void> => {
    const stopping = new AbortController()
    setSending({ share: 0, stopping })
    const body = new FormData()
    body.append('mode', mode)
    if (mode === 'published') body.append('category', category!)
    body.append('file', file!)
    const onProgress = (share: number) => setSending({ share, stopping })
    const result = await sendForm(startImport, body, onProgress, stopping.signal)
    if (result.ok) await onBegun(result.data)
    else setErrors(errorsOf(result, stopping.signal.aborted))
    setSending(null)
    if (result.ok) setFile(null)
  }
  return {
    ...{ file, mode, category, errors, setCategory },
    share: sending?.share ?? null,
    stop: () => sending?.stopping.abort(),
    chooseMode: (chosen: ImportMode) => {
      setMode(chosen)
      setErrors({ ...errors, mode: undefined })
    },
    choose: (chosen: File | null) => {
      setFile(chosen)
      setErrors({ file: chosen === null ? undefined : fileMistake(chosen) })
    },
    submit: (event: FormEvent) => {
      event.preventDefault()
      const found = mistakes()
      setErrors(found)
      if (Object.keys(found).length === 0) void send()
      else document.getElementById('ice-aktarilacak-dosya')?.focus()
    },
  }
}

function fileMistake(file: File | null): string | undefined {
  if (file === null) return importMessages.file
  if (file.size === 0) return importMessages.empty
  return file.size > importLimits.bytes ? importMessages.tooLarge : undefined
}

function errorsOf(
  failure: { message: string; violations: { propertyPath: string; message: string }[] },
  isStopped: boolean,
): Errors {
  if (isStopped) return {}
  if (failure.violations.length === 0) return { '': failure.message }
  return Object.fromEntries(
    failure.violations.map(({ propertyPath, message }) => [propertyPath, message]),
  )
}
