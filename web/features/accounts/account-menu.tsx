import { Link } from '@tanstack/react-router'
import { Bell, Bookmark, FileText, Hand, LogOut, Settings, UserRound } from 'lucide-react'
import type { CurrentUser } from '../../../core/users.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CountBadge } from '../../ui/count-badge.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '../../ui/menu.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { menuPlaceClass } from './account-corner.tsx'
import { useLeave } from './session.ts'

export default function AccountMenu({ viewer }: { viewer: CurrentUser }) {
  const leave = useLeave()
  const notify = useNotice()
  const name = `${viewer.firstName} ${viewer.lastName}`
  const signOut = () =>
    leave().catch((error: Error) => notify({ kind: 'error', text: error.message }))
  return (
    <Menu
      trigger={
        <button type="button" className={`inline-flex ${menuPlaceClass}`}>
          <Avatar name={name} picture={viewer.picture} size="sm" />
          <span className="sr-only">Hesap menüsü: {name}</span>
        </button>
      }
    >
      <div className="max-w-64 px-3 pt-1.5 pb-2 wrap-anywhere">
        <p className="font-semibold">{name}</p>
        <p className="text-small text-muted">@{viewer.username}</p>
      </div>
      <MenuSeparator />
      <MenuLink icon={UserRound} link={<Link to="/profil" />}>
        Profilim
      </MenuLink>
      <MenuLink icon={FileText} link={<Link to="/yazilarim" />}>
        Yazılarım
      </MenuLink>
      <MenuLink icon={Bookmark} link={<Link to="/okuma-listem" />}>
        Okuma listem
      </MenuLink>
      <MenuLink icon={Hand} link={<Link to="/alkisladiklarim" />}>
        Alkışladıklarım
      </MenuLink>
      <MenuLink icon={Bell} link={<Link to="/bildirimler" />}>
        Bildirimler
        <CountBadge value={viewer.unreadNotificationCount} noun="görülmemiş" />
      </MenuLink>
      <MenuLink icon={Settings} link={<Link to="/ayarlar" />}>
        Ayarlar
      </MenuLink>
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        Çıkış yap
      </MenuItem>
    </Menu>
  )
}
