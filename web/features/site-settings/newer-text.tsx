import { siteMessages } from '../../../core/contracts/site-forms.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/field.tsx'

interface NewerTextProps {
  text: string
  onTake: () => void
}

/** Above the text that is being written, when somebody else has published another one meanwhile. */
export function NewerText({ text, onTake }: NewerTextProps) {
  return (
    <div className="mt-6 max-w-3xl rounded-md border border-edge px-5 py-4">
      <p role="alert" className="font-semibold">
        {siteMessages.pageConflict}
      </p>
      <p className="mt-1 text-muted">
        Yazdıklarınız aşağıda duruyor. Karşılaştırıp hangisinin yayımda kalacağını seçin.
      </p>
      <TextArea label="Yayımdaki metin" className="mt-4" rows={6} value={text} readOnly />
      <Button variant="outline" className="mt-4" onClick={onTake}>
        Yayımdakiyle devam et
      </Button>
    </div>
  )
}
