import {
  checkInvitation,
  createInvitation,
  deleteInvitation,
  getInvitation,
  listInvitations,
} from '../../../core/contracts/invitations.ts'
import { invitationLimits } from '../../../core/contracts/invitation-forms.ts'
import type { Database } from '../../database/connection.ts'
import { invalid, notFound } from '../../errors.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { refusals } from '../../messages.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import {
  countInvitations,
  deleteInvitationRow,
  findInvitation,
  insertInvitation,
  isInvitationOpen,
  selectInvitations,
} from './invitations.sql.ts'

export function invitationRoutes({ database }: { database: Database }): Route[] {
  const required = async (id: number) => {
    const found = await findInvitation(database, id)
    if (found === undefined) throw notFound(refusals.invitation.notFound)
    return found
  }
  return [
    serve(listInvitations, async ({ query }) => {
      const { rows: members, nextCursor } = await pageById(query, (page) =>
        selectInvitations(database, page),
      )
      const { total } = await countInvitations(database)
      const page = { members, total, nextCursor }
      return collection('Invitation', listInvitations.path, { ...query }, page)
    }),

    serve(getInvitation, ({ params }) => required(Number(params.id))),

    serve(checkInvitation, async ({ params: { token } }) => {
      const isOpen = await isInvitationOpen(database, token)
      return { isOpen, message: isOpen ? '' : refusals.account.invitationSpent }
    }),

    serve(createInvitation, async ({ body, caller }) => {
      const id = await database.write(async (transaction) => {
        if ((await countInvitations(transaction)).open >= invitationLimits.open)
          throw invalid('mostUses', refusals.invitation.tooMany)
        const made = await insertInvitation(transaction, { ...body, byId: caller.id })
        await recordAct(transaction, {
          actorId: caller.id,
          action: 'invitationCreated',
          target: { type: 'invitation', id: made },
          details: { mostUses: body.mostUses, days: body.days },
        })
        return made
      })
      return required(id)
    }),

    serve(deleteInvitation, async ({ params, caller }) => {
      const id = Number(params.id)
      await database.write(async (transaction) => {
        if (!(await deleteInvitationRow(transaction, id)))
          throw notFound(refusals.invitation.notFound)
        await recordAct(transaction, {
          actorId: caller.id,
          action: 'invitationDeleted',
          target: { type: 'invitation', id },
        })
      })
    }),
  ]
}
