import { useQuery } from '@tanstack/react-query'
import { Ellipsis, Eye, EyeOff, Merge, Pencil } from 'lucide-react'
import { useState } from 'react'
import { count } from '../../../core/turkish/numbers.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { MergeTagDialog } from './merge-tag-dialog.tsx'
import { type ManagedTag, managedTagsQuery, type TagsWanted, useTagChange } from './queries.ts'
import { RenameTagDialog } from './rename-tag-dialog.tsx'

type Opened = { what: 'rename' | 'merge'; tag: ManagedTag } | null

export function TagsSection() {
  const [wanted, setWanted] = useState<TagsWanted>({ name: '', isHidden: false, page: 1 })
  const [opened, setOpened] = useState<Opened>(null)
  const query = useQuery(managedTagsQuery(useCall(), wanted))
  const narrow = (change: Partial<TagsWanted>): void => setWanted({ ...wanted, page: 1, ...change })
  return (
    <section aria-labelledby="etiketler">
      <h2 id="etiketler">Etiketler</h2>
      <p className="mt-2 max-w-measure text-muted">
        Aynı şeyi anlatan etiketleri birleştirin, yanlış yazılanları düzeltin. Eski adresler
        yenisine götürür.
      </p>
      <div className="mt-6 flex flex-wrap items-end gap-x-8 gap-y-4">
        <Field
          label="Etiket ara"
          type="search"
          className="w-full sm:w-72"
          value={wanted.name}
          maxLength={50}
          onChange={({ target }) => narrow({ name: target.value })}
        />
        <Checkbox
          label="Yalnızca gizliler"
          checked={wanted.isHidden}
          onCheckedChange={(isHidden) => narrow({ isHidden })}
          className="pb-3"
        />
      </div>
      {query.isPending && <SkeletonText lines={8} className="mt-8" />}
      {query.isError && (
        <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
      )}
      {query.data?.tags.length === 0 && <EmptyState text={emptyText(wanted)} />}
      {query.data && query.data.tags.length > 0 && (
        <>
          <ul className="mt-6 divide-y border-y" aria-busy={query.isPlaceholderData}>
            {query.data.tags.map((tag) => (
              <TagRow key={tag.id} tag={tag} onOpen={(what) => setOpened({ what, tag })} />
            ))}
          </ul>
          <Pages
            page={wanted.page}
            hasNext={query.data.hasNext}
            onGo={(page) => narrow({ page })}
          />
        </>
      )}
      {opened?.what === 'rename' && (
        <RenameTagDialog tag={opened.tag} onClose={() => setOpened(null)} />
      )}
      {opened?.what === 'merge' && (
        <MergeTagDialog tag={opened.tag} onClose={() => setOpened(null)} />
      )}
    </section>
  )
}

function emptyText({ name, isHidden }: TagsWanted): string {
  if (name.trim() !== '') return 'Böyle bir etiket yok.'
  return isHidden ? 'Gizli etiket yok.' : 'Henüz etiket yok; yazılarla birlikte gelirler.'
}

function TagRow({ tag, onOpen }: { tag: ManagedTag; onOpen: (what: 'rename' | 'merge') => void }) {
  const change = useTagChange()
  const { name, isHidden, mergingInto } = tag
  const hide = () =>
    change(
      tag,
      { isHidden: !isHidden },
      isHidden ? `${name} yeniden gösteriliyor.` : `${name} gizlendi.`,
    )
  return (
    <li className="flex min-h-14 items-center gap-4 py-1">
      <p className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <span className={classes('font-medium wrap-anywhere', isHidden && 'text-muted')}>
          {name}
        </span>
        <span className="text-small text-muted">
          {mergingInto === null
            ? [count(tag.postCount, 'yazı'), isHidden && 'gizli'].filter(Boolean).join(' · ')
            : `Yazıları ${mergingInto} etiketine taşınıyor…`}
        </span>
      </p>
      {mergingInto === null && (
        <Menu trigger={<IconButton icon={Ellipsis} label={`${name}: işlemler`} />}>
          <MenuItem icon={Pencil} onSelect={() => onOpen('rename')}>
            Adını değiştir
          </MenuItem>
          <MenuItem icon={Merge} onSelect={() => onOpen('merge')}>
            Başka bir etiketle birleştir
          </MenuItem>
          <MenuItem icon={isHidden ? Eye : EyeOff} onSelect={() => void hide()}>
            {isHidden ? 'Yeniden göster' : 'Gizle'}
          </MenuItem>
        </Menu>
      )}
    </li>
  )
}

interface PagesProps {
  page: number
  hasNext: boolean
  onGo: (page: number) => void
}

function Pages({ page, hasNext, onGo }: PagesProps) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label="Etiket sayfaları" className="mt-6 flex justify-between gap-3">
      <Button variant="outline" disabled={page === 1} onClick={() => onGo(page - 1)}>
        Öncekiler
      </Button>
      <Button variant="outline" disabled={!hasNext} onClick={() => onGo(page + 1)}>
        Sonrakiler
      </Button>
    </nav>
  )
}
