import { fullName } from '../../../core/text/full-name.ts'
import { Button } from '../../ui/button.tsx'
import type { Person } from './queries.ts'
import type { Decisions } from './use-decisions.ts'

/** Stands where one would answer, until the stranger is let in or sent away. */
export function RequestBar({ people, decisions }: { people: Person[]; decisions: Decisions }) {
  const [first] = people
  const who = people.length === 1 && first ? fullName(first) : 'Bu konuşmadakiler'
  return (
    <div className="border-t px-5 py-4 noscript:hidden">
      <p className="text-muted">
        {who} size yazmak istiyor. Kabul edene dek mesajı gördüğünüz bilinmez.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={() => void decisions.change({ isAccepted: true })}>Kabul et</Button>
        <Button variant="outline" onClick={() => void decisions.remove()}>
          Sil
        </Button>
        {people.length === 1 && first && (
          <Button
            variant="quiet"
            onClick={() =>
              void decisions.block(first.username).then((isDone) => isDone && decisions.remove())
            }
          >
            Engelle
          </Button>
        )}
      </div>
    </div>
  )
}
