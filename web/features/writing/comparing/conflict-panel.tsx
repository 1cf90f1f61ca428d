import { useState } from 'react'
import { postMessages } from '../../../../core/contracts/post-forms.ts'
import { Button } from '../../../ui/button.tsx'
import { WideDialog } from '../../../ui/wide-dialog.tsx'
import type { Choices } from './merge.ts'
import { compareTexts, mergeTexts } from './compare-texts.ts'
import { ComparisonView } from './comparison.tsx'
import type { PanelProps } from '../page/panels.tsx'
import { useWritableCategories } from '../publishing/queries.ts'

const sides = { mine: 'Bu penceredeki', theirs: 'Sunucudaki' }

/** Two people, or two windows, changed one text: block by block somebody decides. */
export default function ConflictPanel({ saver, snapshot, onClose }: PanelProps) {
  const { newer } = snapshot
  const { nameOf } = useWritableCategories()
  const [choices, setChoices] = useState<Choices>({})
  if (newer === null) return null
  const comparison = compareTexts(saver.text(), newer.text, saver.base())
  const end = (decide: () => void) => (): void => {
    decide()
    onClose()
  }
  return (
    <WideDialog
      open
      onOpenChange={onClose}
      title="İki sürümü birleştirin"
      text={postMessages.conflict}
      foot={
        <>
          <Button variant="outline" onClick={end(() => saver.resolve(comparison.mine))}>
            Hepsi benimki
          </Button>
          <Button variant="outline" onClick={end(() => saver.adopt(newer))}>
            Hepsi sunucudaki
          </Button>
          <Button onClick={end(() => saver.resolve(mergeTexts(comparison, choices)))}>
            Birleştir ve kaydet
          </Button>
        </>
      }
    >
      <ComparisonView
        comparison={comparison}
        sides={sides}
        categoryName={nameOf}
        choices={choices}
        onChoose={(id, choice) => setChoices((now) => ({ ...now, [id]: choice }))}
      />
    </WideDialog>
  )
}
