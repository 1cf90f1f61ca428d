import { FileArchive, Upload } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { formatNumber } from '../../../core/turkish/numbers.ts'
import { importLimits } from '../../../core/contracts/import-limits.ts'
import { classes } from '../../ui/classes.ts'

interface FileFieldProps {
  file: File | null
  error: string | undefined
  onChoose: (file: File | null) => void
}

const megabyte = 1024 * 1024
const sizeOf = ({ size }: File): string =>
  size < megabyte / 10
    ? `${formatNumber(Math.max(1, Math.round(size / 1024)))} KB`
    : `${formatNumber(Math.round((10 * size) / megabyte) / 10)} MB`

/** A file is chosen by pressing, or dropped here. */
export function FileField({ file, error, onChoose }: FileFieldProps) {
  const { isOver, handlers } = useDrop(onChoose)
  const Icon = file === null ? Upload : FileArchive
  return (
    <div>
      <label
        {...handlers}
        className={classes(
          'flex cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed px-4 py-8 text-center',
          'transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          isOver && 'border-accent bg-wash',
          error !== undefined && 'border-danger',
        )}
      >
        <Icon size={24} strokeWidth={1.75} className="text-muted" aria-hidden />
        <span className="font-semibold wrap-anywhere">{file?.name ?? 'Dosya seçin'}</span>
        <span className="text-small text-muted">
          {file === null
            ? `ya da buraya bırakın; en çok ${importLimits.bytes / megabyte} MB`
            : `${sizeOf(file)} · başka bir dosya seçmek için dokunun`}
        </span>
        <input
          id="ice-aktarilacak-dosya"
          type="file"
          accept=".zip,.json,.xml,.rss,.atom"
          aria-label="İçe aktarılacak dosya"
          aria-describedby={error === undefined ? undefined : 'dosya-hatasi'}
          aria-invalid={error !== undefined}
          className="sr-only"
          onChange={({ currentTarget }) => onChoose(currentTarget.files?.[0] ?? null)}
        />
      </label>
      {error !== undefined && (
        <p id="dosya-hatasi" role="alert" className="mt-2 text-small text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function useDrop(onChoose: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent): void => {
    event.preventDefault()
    setOver(true)
  }
  const handlers = {
    onDragOver: over,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [dropped] = event.dataTransfer.files
      if (dropped !== undefined) onChoose(dropped)
    },
  }
  return { isOver, handlers }
}
