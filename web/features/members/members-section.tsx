import { MemberList } from './member-list.tsx'
import { MemberPage } from './member-page.tsx'

export const MembersSection = ({ id }: { id: string | null }) =>
  id === null ? <MemberList /> : <MemberPage username={id} />
