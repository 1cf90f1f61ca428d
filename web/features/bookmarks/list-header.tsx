import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Copy, Ellipsis, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { siteAddress } from '../../../core/site.ts'
import { count } from '../../../core/turkish/numbers.ts'
import { deleteCustomList, updateCustomList } from '../../calls/bookmarks.gen.ts'
import { useCall } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { Switch } from '../../ui/switch.tsx'
import { RenameDialog } from './name-dialog.tsx'
import { listPath } from './public-list-head.ts'
import { type ListInfo, readingListKey, readingListQuery } from './queries.ts'

interface ListHeaderProps {
  list: ListInfo
  username: string
  onCopy: (address: string) => void
}

type Asked = 'rename' | 'delete' | null

/** What a list is called, who may see it, and what can be done with all of it. */
export function ListHeader({ list, username, onCopy }: ListHeaderProps) {
  const [asked, setAsked] = useState<Asked>(null)
  const { setPublic, erase } = useListChanges(list)
  const close = () => setAsked(null)
  return (
    <header className="border-b pb-5 max-lg:pt-6">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="liste" className="wrap-anywhere">
            {list.name}
          </h2>
          <p className="mt-1 text-small text-muted">{count(list.postCount, 'yazı')}</p>
        </div>
        <Menu
          trigger={
            <IconButton
              icon={Ellipsis}
              label="Listeyle ilgili işlemler"
              className="noscript:hidden"
            />
          }
        >
          <MenuItem icon={PencilLine} onSelect={() => setAsked('rename')}>
            Yeniden adlandır
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} danger onSelect={() => setAsked('delete')}>
            Listeyi sil
          </MenuItem>
        </Menu>
      </div>
      <Switch
        label="Herkese açık"
        hint={list.isPublic ? 'Adresi bilen herkes okuyabilir.' : 'Yalnız siz görürsünüz.'}
        checked={list.isPublic}
        onCheckedChange={(isPublic) => void setPublic(isPublic)}
        className="mt-3 max-w-md noscript:hidden"
      />
      {list.isPublic && <Address path={listPath(username, list.slug)} onCopy={onCopy} />}
      <RenameDialog list={list} isOpen={asked === 'rename'} onClose={close} />
      <ConfirmDialog
        title="Liste silinsin mi?"
        text={`“${list.name}” ve notları silinecek. Yazılar kaydedilmiş kalır.`}
        confirmLabel="Listeyi sil"
        danger
        open={asked === 'delete'}
        onOpenChange={(open) => !open && close()}
        onConfirm={erase}
      />
    </header>
  )
}

function Address({ path, onCopy }: { path: string; onCopy: (address: string) => void }) {
  const address = siteAddress(path)
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <a
        href={path}
        className="inline-flex items-center text-small wrap-anywhere text-accent hover:underline touch:min-h-11"
      >
        {address.replace(/^https?:\/\//, '')}
      </a>
      <Button
        variant="outline"
        size="sm"
        className="noscript:hidden"
        onClick={() => onCopy(address)}
      >
        <Copy size={16} strokeWidth={1.75} aria-hidden />
        Bağlantıyı kopyala
      </Button>
    </div>
  )
}

function useListChanges(list: ListInfo) {
  const call = useCall()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showNotice = useNotice()
  const params = { id: String(list.id) }
  const show = (isPublic: boolean): void => {
    queries.setQueryData(
      readingListQuery(call).queryKey,
      (readingList) =>
        readingList && {
          ...readingList,
          lists: readingList.lists.map((each) =>
            each.id === list.id ? { ...each, isPublic } : each,
          ),
        },
    )
  }
  return {
    setPublic: async (isPublic: boolean): Promise<void> => {
      show(isPublic)
      const result = await call(updateCustomList, { params, body: { isPublic } })
      if (result.ok) return
      show(!isPublic)
      showNotice({ kind: 'error', text: result.message })
    },
    /** Only what is gone is left: a list that could not be deleted stays open, and so does the question. */
    erase: async (): Promise<boolean> => {
      const result = await call(deleteCustomList, { params })
      if (!result.ok) {
        showNotice({ kind: 'error', text: result.message })
        return false
      }
      await queries.invalidateQueries({ queryKey: readingListKey, refetchType: 'none' })
      await navigate({ to: '/okuma-listem', search: {} })
      showNotice({ kind: 'success', text: `“${list.name}” silindi.` })
      return true
    },
  }
}
