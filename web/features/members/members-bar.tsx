import { useRouter } from '@tanstack/react-router'
import { ListBar } from '../../ui/list-bar.tsx'
import { memberFilters, type MembersAddress } from './address.ts'

interface MembersBarProps {
  address: MembersAddress
  /** Admins also search by e-mail address. */
  byEmail: boolean
}

export function MembersBar({ address, byEmail }: MembersBarProps) {
  const { ara, rol, durum, isaret } = address
  const router = useRouter()
  const go = (change: MembersAddress): void => {
    const search = { ...address, ...change, sayfa: undefined } as never
    const params = { bolum: 'uyeler', id: undefined }
    void router.navigate({ to: '/yonetim/{-$bolum}/{-$id}', params, search, resetScroll: false })
  }
  return (
    <ListBar
      path="/yonetim/uyeler"
      address={{ ara, rol, durum, isaret }}
      filters={memberFilters}
      onGo={go}
      label="Üyeler"
      placeholder={byEmail ? 'Ad, kullanıcı adı ya da e-posta' : 'Ad ya da kullanıcı adı'}
    />
  )
}
