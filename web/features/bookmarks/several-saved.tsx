import { BookmarkX, FolderPlus, ListX } from 'lucide-react'
import type { Result } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { useTogether } from '../own-lists/act-on-each.ts'
import type { Selection } from '../own-lists/selection.tsx'
import { SelectionBar } from '../own-lists/selection-bar.tsx'
import type { ListInfo, SavedPost } from './queries.ts'
import type { ReadingListActions } from './use-reading-list.ts'

interface SeveralSavedProps {
  posts: SavedPost[]
  list: ListInfo | null
  lists: ListInfo[]
  selection: Selection
  actions: ReadingListActions
}

const back = { done: 'geri geldi', failed: 'geri getirilemedi' }

/** What is done with all saved posts that are chosen; everything can be taken back, so nothing is asked. */
export function SeveralSaved({ posts, list, lists, selection, actions }: SeveralSavedProps) {
  const { progress, run } = useTogether()
  const { send } = actions
  const after = async (): Promise<void> => {
    await actions.readAgain()
    selection.leave()
  }
  const all = { items: posts, after }
  const remove = () =>
    void run({
      ...all,
      send: send.remove,
      words: { done: 'okuma listenizden çıkarıldı', failed: 'çıkarılamadı' },
      undo: { send: send.saveAgain, words: back },
    })
  const takeOut = (from: ListInfo) =>
    void run({
      ...all,
      send: send.takeOutOf(from),
      words: { done: `“${from.name}” listesinden çıkarıldı`, failed: 'çıkarılamadı' },
      undo: { send: send.putInto(from), words: back },
    })
  const put = (into: ListInfo) =>
    void run({
      ...all,
      send: both(send.putInto(into), list && send.takeOutOf(list)),
      words: {
        done: `“${into.name}” listesine ${list ? 'taşındı' : 'eklendi'}`,
        failed: list ? 'taşınamadı' : 'eklenemedi',
      },
      undo: { send: both(list && send.putInto(list), send.takeOutOf(into)), words: back },
    })
  const others = lists.filter(({ id }) => id !== list?.id)
  return (
    <SelectionBar selection={selection} progress={progress}>
      {others.length > 0 && (
        <Menu
          side="top"
          trigger={
            <Button variant="outline" size="sm">
              <FolderPlus size={16} strokeWidth={1.75} aria-hidden />
              {list ? 'Listeye taşı' : 'Listeye ekle'}
            </Button>
          }
        >
          {others.map((other) => (
            <MenuItem key={other.id} onSelect={() => put(other)}>
              {other.name}
            </MenuItem>
          ))}
        </Menu>
      )}
      {list && (
        <Button variant="outline" size="sm" onClick={() => takeOut(list)}>
          <ListX size={16} strokeWidth={1.75} aria-hidden />
          Bu listeden çıkar
        </Button>
      )}
      <Button variant="outline" size="sm" onClick={remove}>
        <BookmarkX size={16} strokeWidth={1.75} aria-hidden />
        Kaydı kaldır
      </Button>
    </SelectionBar>
  )
}

type Send = (saved: SavedPost) => Promise<Result<unknown>>

/** First into the new list and then out of the old one: whatever fails, no post is lost. */
const both =
  (first: Send | null, second: Send | null): Send =>
  async (saved) => {
    const result = first ? await first(saved) : null
    return result?.ok === false || second === null ? result! : second(saved)
  }
