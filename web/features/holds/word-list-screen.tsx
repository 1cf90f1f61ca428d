import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type WordLists, wordListForm } from '../../../core/contracts/holds.ts'
import type { Violation } from '../../../core/errors.ts'
import { violationsOf } from '../../../core/validation.ts'
import { changeWordList } from '../../calls/holds.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { TextArea } from '../../ui/field.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { useFieldErrors } from '../accounts/use-field-errors.ts'
import { mergeWords } from './merge-words.ts'
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
      {data !== undefined && <WordForm lists={data} />}
    </section>
  )
}

const linesOf = (words: string[]): string => words.join('\n')
const wordsIn = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

/** What is written, on top of the newest lists: whoever saves second adds to what the first one did. */
function useWrittenLists(lists: WordLists) {
  const [base, setBase] = useState(lists)
  const [words, setWords] = useState(() => linesOf(lists.words))
  const [exceptions, setExceptions] = useState(() => linesOf(lists.exceptions))
  const written = { words: wordsIn(words), exceptions: wordsIn(exceptions) }
  if (base.version !== lists.version) {
    setBase(lists)
    setWords(linesOf(mergeWords(base.words, written.words, lists.words)))
    setExceptions(linesOf(mergeWords(base.exceptions, written.exceptions, lists.exceptions)))
  }
  return { words, setWords, exceptions, setExceptions, written }
}

const changedMeanwhile =
  'Liste bu arada değişti. Değişiklikleriniz yeni hâline işlendi; bakıp yeniden kaydedin.'

function WordForm({ lists }: { lists: WordLists }) {
  const { words, setWords, exceptions, setExceptions, written } = useWrittenLists(lists)
  const [errors, show] = useFieldErrors()
  const [isBusy, setBusy] = useState(false)
  const call = useCall()
  const queries = useQueryClient()
  const showNotice = useNotice()
  const { queryKey } = wordListQuery(call)

  const save = async (form: HTMLFormElement): Promise<void> => {
    const checked = wordListForm.safeParse({ ...written, version: lists.version })
    show(form, checked.success ? [] : firstOfEach(violationsOf(checked.error)))
    if (!checked.success) return
    // As it is kept, so that a newer list is compared with the same spellings.
    setWords(linesOf(checked.data.words))
    setExceptions(linesOf(checked.data.exceptions))
    setBusy(true)
    const result = await call(changeWordList, { body: checked.data })
    if (result.ok) queries.setQueryData(queryKey, result.data)
    else if (result.status === 409) await queries.invalidateQueries({ queryKey })
    setBusy(false)
    showNotice(
      result.ok
        ? { kind: 'success', text: 'Sözcük listesi kaydedildi.' }
        : { kind: 'error', text: result.status === 409 ? changedMeanwhile : result.message },
    )
  }
  return (
    <>
      <form
        noValidate
        className="mt-6 grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          void save(event.currentTarget)
        }}
      >
        <div className="grid gap-6 sm:grid-cols-2">
          <TextArea
            label="İncelemeye alınacaklar"
            name="words"
            hint="Her satıra bir sözcük. Eylemleri -mak ya da -mek ile yazın."
            rows={16}
            spellCheck={false}
            value={words}
            error={errors.words}
            onChange={(event) => setWords(event.target.value)}
          />
          <TextArea
            label="Temiz sayılanlar"
            name="exceptions"
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
const firstOfEach = (violations: Violation[]): Violation[] =>
  ['words', 'exceptions'].flatMap((propertyPath) => {
    const first = violations.find((each) => each.propertyPath.startsWith(propertyPath))
    return first ? [{ ...first, propertyPath }] : []
  })
