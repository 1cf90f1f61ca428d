import { sendContact } from '../../../core/contracts/contact.ts'
import type { Feature } from '../../feature.ts'
import { serve } from '../../http/call.ts'
import { openCase } from '../cases/cases.public.ts'
import { contactJobs, forwardContact } from './forward-contact.ts'

export const contact: Feature = {
  routes: ({ database, jobs }) => [
    serve(sendContact, async ({ body: { website, ...written }, caller }) => {
      const receivedAt = new Date().toISOString()
      // Who fills in what people do not see is a program; it is answered like everybody, and learns nothing.
      if (website !== undefined && website !== '') return { receivedAt }
      await database.write(async (transaction) => {
        const caseId = await openCase(transaction, {
          type: 'contact',
          targetId: null,
          ownerId: null,
          origin: 'contact',
          snapshot: { ...written, userId: caller?.id ?? null },
        })
        await jobs.queue(transaction, forwardContact, { caseId })
      })
      return { receivedAt }
    }),
  ],
  jobs: { kinds: [forwardContact], handlers: contactJobs },
}
