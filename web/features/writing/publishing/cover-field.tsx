import { ImageUp, Trash2 } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { acceptedFiles } from '../../../../core/contracts/files.ts'
import type { Entry } from '../../../../core/document/types.ts'
import { uploadFile } from '../../../upload.ts'
import { Button } from '../../../ui/button.tsx'
import { blockPictures } from '../../posts/comparing/block-text.ts'

interface CoverFieldProps {
  cover: string | null
  onChange: (cover: string | null) => void
  /** Its pictures are offered. */
  entries: Entry[]
  error: string | undefined
}

export function CoverField({ cover, onChange, entries, error }: CoverFieldProps) {
  const file = useRef<HTMLInputElement>(null)
  const { share, mistake, upload } = useUpload(onChange)
  const shown = mistake ?? error
  const others = picturesIn(entries).filter(({ src }) => src !== cover)
  return (
    <div role="group" aria-labelledby="kapak">
      <p id="kapak" className="font-semibold">
        Kapak
      </p>
      {cover === null ? (
        <p className="text-small text-muted">
          Kapak seçmezseniz yazınızın kendi çini deseni kullanılır.
        </p>
      ) : (
        <img
          src={cover}
          alt="Seçilen kapak"
          className="mt-2 aspect-video w-full max-w-sm rounded-sm bg-wash object-cover"
        />
      )}
      <input
        ref={file}
        type="file"
        accept={acceptedFiles}
        hidden
        aria-label="Kapak dosyası"
        onChange={(event) => void upload(event)}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          busy={share !== null}
          aria-invalid={shown ? true : undefined}
          aria-describedby={shown ? 'kapak-hatasi' : undefined}
          onClick={() => file.current?.click()}
        >
          <ImageUp size={16} aria-hidden /> {cover === null ? 'Görsel yükle' : 'Değiştir'}
        </Button>
        {cover !== null && (
          <Button variant="quiet" size="sm" onClick={() => onChange(null)}>
            <Trash2 size={16} aria-hidden /> Kapağı kaldır
          </Button>
        )}
      </div>
      {share !== null && (
        <progress
          aria-label="Kapak yükleniyor"
          value={share}
          className="mt-3 w-full max-w-sm accent-accent"
        />
      )}
      {shown && (
        <p id="kapak-hatasi" role="alert" className="mt-2 text-small text-danger">
          {shown}
        </p>
      )}
      {others.length > 0 && <PictureChoice pictures={others} onChoose={onChange} />}
    </div>
  )
}

interface Picture {
  src: string
  alt: string
}

function picturesIn(entries: Entry[]): Picture[] {
  const bySource = new Map(entries.flatMap(blockPictures).map((each) => [each.src, each]))
  return [...bySource.values()]
}

interface PictureChoiceProps {
  pictures: Picture[]
  onChoose: (source: string) => void
}

function PictureChoice({ pictures, onChoose }: PictureChoiceProps) {
  return (
    <div className="mt-4">
      <p className="text-small text-muted">Yazıdaki resimlerden seçin:</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {pictures.map(({ src, alt }, at) => (
          <li key={src}>
            <button
              type="button"
              aria-label={`Kapak yap: ${alt || `${at + 1}. resim`}`}
              onClick={() => onChoose(src)}
              className="block overflow-hidden rounded-sm border border-edge hover:border-ink"
            >
              <img src={src} alt="" loading="lazy" className="h-14 w-24 object-cover" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** `share` is how much of the file is on its way, null while there is none. */
function useUpload(onUploaded: (url: string) => void) {
  const [share, setShare] = useState<number | null>(null)
  const [mistake, setMistake] = useState<string | null>(null)
  const upload = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const chosen = target.files?.[0]
    // The same file may be chosen again after a failure.
    target.value = ''
    if (chosen === undefined) return
    setMistake(null)
    setShare(0)
    const result = await uploadFile(chosen, setShare)
    setShare(null)
    if (result.ok) onUploaded(result.data.url)
    else setMistake(result.violations[0]?.message ?? result.message)
  }
  return { share, mistake, upload }
}
