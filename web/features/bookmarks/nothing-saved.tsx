import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { ReadingList } from './queries.ts'

/** Why nothing is here, and what to do about it. */
export function NothingSaved({
  readingList,
  isList,
}: {
  readingList: ReadingList
  isList: boolean
}) {
  // The banner above offers the mail.
  if (readingList.refusal !== null) return <EmptyState text={readingList.refusal} />
  if (isList && readingList.total > 0)
    return (
      <EmptyState text="Bu liste boş. Kaydettiğiniz yazıların yanındaki klasörle buraya ekleyebilirsiniz.">
        <Link to="/okuma-listem" search={{}} className={buttonClass('outline')}>
          Kaydettiklerinize bakın
        </Link>
      </EmptyState>
    )
  return (
    <EmptyState text="Henüz bir yazı kaydetmediniz. Yazıların altındaki yer imine basınca burada sizi beklerler.">
      <Link to="/kesfet" className={buttonClass('outline')}>
        Yazıları keşfedin
      </Link>
    </EmptyState>
  )
}
