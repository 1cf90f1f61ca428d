import { EyeOff, RotateCcw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { restorableDays } from '../../../core/contracts/writing.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { useTogether } from '../own-lists/act-on-each.ts'
import type { Selection } from '../own-lists/selection.tsx'
import { SelectionBar } from '../own-lists/selection-bar.tsx'
import type { OwnPost } from './queries.ts'
import type { Tab } from './tabs.ts'
import type { Changes } from './use-changes.ts'

interface SeveralPostsProps {
  tab: Tab
  posts: OwnPost[]
  selection: Selection
  changes: Changes
}

const words = {
  delete: { done: 'silindi', failed: 'silinemedi' },
  restore: { done: 'geri getirildi', failed: 'geri getirilemedi' },
  unpublish: { done: 'yayından kaldırıldı', failed: 'yayından kaldırılamadı' },
  publish: { done: 'yeniden yayımlandı', failed: 'yeniden yayımlanamadı' },
} as const

const opposites = { delete: 'restore', restore: 'delete', unpublish: 'publish' } as const
type Act = keyof typeof opposites

/** What is done with all posts that are chosen, after a question where readers or the author would miss them. */
export function SeveralPosts({ tab, posts, selection, changes }: SeveralPostsProps) {
  const [asked, setAsked] = useState<'delete' | 'unpublish' | null>(null)
  const { progress, run } = useTogether()
  const act = (name: Act): void => {
    const opposite = opposites[name]
    const undo = { send: changes.send[opposite], words: words[opposite] }
    const after = async (): Promise<void> => {
      await changes.readAgain()
      selection.leave()
    }
    void run({ items: posts, send: changes.send[name], words: words[name], undo, after })
  }
  const amount = count(posts.length, 'yazı')
  return (
    <>
      <SelectionBar selection={selection} progress={progress}>
        {tab.state === 'active' && (
          <Button variant="outline" size="sm" onClick={() => setAsked('unpublish')}>
            <EyeOff size={16} strokeWidth={1.75} aria-hidden />
            Yayından kaldır
          </Button>
        )}
        {tab.state === 'deleted' ? (
          <Button variant="outline" size="sm" onClick={() => act('restore')}>
            <RotateCcw size={16} strokeWidth={1.75} aria-hidden />
            Geri getir
          </Button>
        ) : (
          <Button variant="danger" size="sm" onClick={() => setAsked('delete')}>
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            Sil
          </Button>
        )}
      </SelectionBar>
      <ConfirmDialog
        {...(asked === 'unpublish' ? unpublishQuestion(amount) : deleteQuestion(amount))}
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        onConfirm={() => act(asked!)}
      />
    </>
  )
}

const unpublishQuestion = (amount: string) => ({
  title: 'Yazılar yayından kaldırılsın mı?',
  text: `${amount} okurlara kapanacak. Alkışları ve yorumları saklanır; dilediğinizde yeniden yayımlayabilirsiniz.`,
  confirmLabel: 'Yayından kaldır',
})

const deleteQuestion = (amount: string) => ({
  title: 'Yazılar silinsin mi?',
  text: `${amount} silinecek. ${restorableDays} gün içinde geri getirebilirsiniz.`,
  confirmLabel: 'Sil',
  danger: true,
})
