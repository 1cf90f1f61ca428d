import { useDeferredValue, useMemo, useState } from 'react'
import { findListedWords, wordListOf } from '../../../core/turkish/listed-words.ts'
import { TextArea } from '../../ui/field.tsx'

/** What the lists, as they stand in the form, would find in a text. */
export function WordTrial({ words, exceptions }: { words: string[]; exceptions: string[] }) {
  const [text, setText] = useState('')
  const tried = useDeferredValue(text)
  const lists = useDeferredValue(`${words.join('\n')}\0${exceptions.join('\n')}`)
  const found = useMemo(() => {
    const [listed = '', clean = ''] = lists.split('\0')
    return findListedWords(tried, wordListOf(listed.split('\n'), clean.split('\n')))
  }, [tried, lists])
  return (
    <div className="mt-10">
      <TextArea
        label="Bir metinde deneyin"
        hint="Hiçbir yere gönderilmez; listelerin yukarıdaki hâliyle denenir."
        rows={3}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="mt-2">
        {tried.trim() !== '' &&
          (found.length === 0
            ? 'Bu metinde bir şey bulunmadı.'
            : `Bulunanlar: ${found.join(', ')}`)}
      </p>
    </div>
  )
}
