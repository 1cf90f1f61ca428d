import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type WordLists, wordListForm } from '../../../core/contracts/holds.ts'
import { violationsOf } from '../../../core/validation.ts'
import { changeWordList } from '../../calls/holds.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { wordListQuery } from './queries.ts'
import { WordTrial } from './word-trial.tsx'

/** The words for which posts and comments are held. */
export function WordListScreen() {
  const { data, error, refetch } = useQuery(wordListQuery(useCall()))
  return (
    <section aria-labelledby="sozcuk-listesi" aria-busy={data === undefined && error === null}>
      <h2 id="sozcuk-listesi">Sözcük listesi</h2>
      <p className="mt-1 text-muted">
        Bu sözcükler, ekleriyle birlikte, bir yazıda ya da yorumda geçerse o metin bir editör bakana
        kadar bekler. Bir sözcüğün parçası hiçbir zaman aranmaz: “klasik” ve “müzik” temizdir.
      </p>
      {data === undefined && error === null && <SkeletonText lines={6} className="mt-6" />}
      {data === undefined && error !== null && (
        <ErrorState text={error.message} onRetry={() => void refetch()} />
      )}
      {data !== undefined && <WordForm key={data.version} lists={data} />}
    </section>
  )
}

const linesOf = (words: string[]): string => words.join('\n')
const wordsIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

type Errors = Partial<Record<'words' | 'exceptions', string>>

function WordForm({ lists }: { lists: WordLists }) {
  const [words, setWords] = useState(() => linesOf(lists.words))
  const [exceptions, setExceptions] = useState(() => linesOf(lists.exceptions))
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setBusy] = useState(false)
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const written = { words: wordsIn(words), exceptions: wordsIn(exceptions) }

  const save = async (): Promise<void> => {
    const checked = wordListForm.safeParse({ ...written, version: lists.version })
    if (!checked.success) return setErrors(errorsOf(violationsOf(checked.error)))
    setErrors({})
    setBusy(true)
    const result = await call(changeWordList, { body: checked.data })
    setBusy(false)
    if (!result.ok) return showNotice({ kind: 'error', text: result.message })
    queries.setQueryData(wordListQuery(call).queryKey, result.data)
    showNotice({ kind: 'success', text: 'Sözcük listesi kaydedildi.' })
  }
  return (
    <>
      <form
        noValidate
        className="mt-6 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <TextArea
            label="İncelemeye alınacaklar"
            hint="Her satıra bir sözcük. Eylemleri -mak ya da -mek ile yazın."
            rows={16}
            spellCheck={false}
            value={words}
            error={errors.words}
            onChange={(event) => setWords(event.target.value)}
          />
          <TextArea
            label="Temiz sayılanlar"
            hint="Listedeki bir sözcüğün ekli hâline benzeyen, ama sakıncasız olanlar."
            rows={16}
            spellCheck={false}
            value={exceptions}
            error={errors.exceptions}
            onChange={(event) => setExceptions(event.target.value)}
          />
        </div>
        <div>
          <Button type="submit" busy={isBusy}>
            Kaydet
          </Button>
        </div>
      </form>
      <WordTrial {...written} />
    </>
  )
}

/** Of each list the first mistake. */
function errorsOf(violations: { propertyPath: string; message: string }[]): Errors {
  const errors: Errors = {}
  for (const { propertyPath, message } of violations) {
    const field = propertyPath.startsWith('words') ? 'words' : 'exceptions'
    errors[field] ??= message
  }
  return errors
}
