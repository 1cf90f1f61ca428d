export { isInvitationOpen, spendInvitation } from './invitations.sql.ts'
