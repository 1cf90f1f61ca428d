import { sendContact } from '../../../core/contracts/contact.ts'
import type { Feature } from '../../feature.ts'
import { serve } from '../../http/call.ts'
import { openCase } from '../cases/cases.public.ts'

export const contact: Feature = {
  routes: ({ database }) => [
    serve(sendContact, async ({ body: { website, ...written }, caller }) => {
      const receivedAt = new Date().toISOString()
      // Who fills in what people do not see is a program; it is answered like everybody, and learns nothing.
      if (website !== undefined && website !== '') return { receivedAt }
      await database.write((transaction) =>
        openCase(transaction, {
          type: 'contact',
          targetId: null,
          ownerId: null,
          origin: 'contact',
          snapshot: { ...written, userId: caller?.id ?? null },
        }),
      )
      return { receivedAt }
    }),
  ],
}
