import { Link } from '@tanstack/react-router'
import {
  Bell,
  Bookmark,
  ChartLine,
  FileText,
  Hand,
  LogOut,
  MessageSquare,
  Settings,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { useRef } from 'react'
import type { CurrentUser } from '../../../core/contracts/users.ts'
import { isEditor } from '../../../core/roles.ts'
import { CountBadge } from '../../ui/count-badge.tsx'
import { MenuItem, MenuLink, MenuSeparator, OpenedMenu } from '../../ui/menu.tsx'
import { useNotice } from '../../ui/notice.tsx'
import { MenuButton } from './menu-button.tsx'
import { useLeave } from './session.ts'

export interface AccountMenuProps {
  viewer: CurrentUser
  isByKey: boolean
}

export function AccountMenu({ viewer, isByKey }: AccountMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const leave = useLeave()
  const showNotice = useNotice()
  const signOut = () =>
    leave().catch((error: Error) => showNotice({ kind: 'error', text: error.message }))
  return (
    <OpenedMenu
      isByKey={isByKey}
      button={button}
      trigger={<MenuButton ref={button} viewer={viewer} />}
    >
      <div className="max-w-64 px-3 pt-1.5 pb-2 wrap-anywhere">
        <p className="font-semibold">
          {viewer.firstName} {viewer.lastName}
        </p>
        <p className="text-small text-muted">@{viewer.username}</p>
      </div>
      <MenuSeparator />
      <MenuLink icon={UserRound} link={<Link to="/profil" />}>
        Profilim
      </MenuLink>
      <MenuLink icon={FileText} link={<Link to="/yazilarim" />}>
        Yazılarım
      </MenuLink>
      <MenuLink
        icon={ChartLine}
        link={<Link to="/istatistiklerim/{-$slug}" params={{ slug: undefined }} />}
      >
        İstatistiklerim
      </MenuLink>
      <MenuLink icon={Bookmark} link={<Link to="/okuma-listem" />}>
        Okuma listem
      </MenuLink>
      <MenuLink icon={Hand} link={<Link to="/alkisladiklarim" />}>
        Alkışladıklarım
      </MenuLink>
      <MenuLink icon={Bell} link={<Link to="/bildirimler" />}>
        Bildirimler
        <CountBadge value={viewer.unreadNotificationCount} noun="okunmamış" />
      </MenuLink>
      <MenuLink icon={MessageSquare} link={<Link to="/mesajlar" />}>
        Mesajlar
        <CountBadge value={viewer.unreadMessageCount} noun="okunmamış" />
      </MenuLink>
      <MenuLink
        icon={Settings}
        link={<Link to="/ayarlar/{-$bolum}" params={{ bolum: undefined }} />}
      >
        Ayarlar
      </MenuLink>
      {isEditor(viewer.roles) && (
        <MenuLink
          icon={ShieldCheck}
          link={
            <Link to="/yonetim/{-$bolum}/{-$id}" params={{ bolum: undefined, id: undefined }} />
          }
        >
          Yönetim
        </MenuLink>
      )}
      <MenuItem icon={LogOut} onSelect={() => void signOut()}>
        Çıkış yap
      </MenuItem>
    </OpenedMenu>
  )
}
