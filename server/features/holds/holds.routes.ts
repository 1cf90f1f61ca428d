import {
  distrustAuthor,
  getTrustedAuthor,
  listTrustedAuthors,
  trustAuthor,
} from '../../../core/contracts/approval-queue.ts'
import {
  addSignUpBlock,
  changeWordList,
  getSignUpBlock,
  getWordList,
  listSignUpBlocks,
  removeSignUpBlock,
  type WordLists,
} from '../../../core/contracts/holds.ts'
import type { ActDetails } from '../../../core/contracts/moderation.ts'
import { apiAddress } from '../../../core/site.ts'
import type { Database } from '../../database/connection.ts'
import { conflict, notFound } from '../../errors.ts'
import { refusals } from '../../messages.ts'
import { type Route, serve } from '../../http/call.ts'
import { pageById, pageByKey } from '../../http/cursors.ts'
import { collection } from '../../http/hydra.ts'
import { recordAct } from '../moderation/moderation.public.ts'
import { requireUserId } from '../users/users.public.ts'
import { selectWordList, updateWordList, type WordListRow } from './holds.sql.ts'
import { addBlock, removeBlock } from './sign-up-blocks.ts'
import { countBlocks, findBlock, selectBlocks } from './sign-up-blocks.sql.ts'
import { distrust, trust } from './trust.ts'
import { countTrusted, findTrusted, selectTrusted } from './trust.sql.ts'

export function holdRoutes({ database }: { database: Database }): Route[] {
  return [
    serve(getWordList, async () => asWordList(await selectWordList(database))),

    serve(changeWordList, ({ body, caller }) =>
      database.write(async (transaction) => {
        const before = await selectWordList(transaction)
        const changed = await updateWordList(transaction, body)
        if (changed === undefined) throw conflict(refusals.hold.wordsChanged)
        await recordAct(transaction, {
          actorId: caller.id,
          action: 'wordsChanged',
          target: { type: 'site', id: null },
          details: changeInWords(before, changed),
        })
        return asWordList(changed)
      }),
    ),

    serve(listSignUpBlocks, async ({ query }) => {
      const { rows, nextCursor } = await pageById(query, (page) => selectBlocks(database, page))
      const found = { members: rows, total: await countBlocks(database), nextCursor }
      return collection('SignUpBlock', '/moderation/sign_up_blocks', { ...query }, found)
    }),

    serve(getSignUpBlock, async ({ params }) => {
      const block = await findBlock(database, Number(params.id))
      if (block === undefined) throw notFound()
      return block
    }),

    serve(addSignUpBlock, ({ body, caller, session }) =>
      addBlock(database, caller, body, session.address),
    ),

    serve(removeSignUpBlock, ({ params, caller }) =>
      removeBlock(database, caller, Number(params.id)),
    ),

    serve(listTrustedAuthors, async ({ query }) => {
      const { rows, nextCursor } = await pageByKey(
        query,
        ['time', 'number'],
        (page) => selectTrusted(database, page),
        ({ time, id }) => [time, id],
      )
      const found = { members: rows, total: await countTrusted(database), nextCursor }
      return collection('TrustedAuthor', '/moderation/trusted_authors', { ...query }, found)
    }),

    serve(getTrustedAuthor, async ({ params }) => {
      const id = await requireUserId(database, params.username)
      const found = await findTrusted(database, id)
      if (found === undefined) throw notFound()
      return found
    }),

    serve(trustAuthor, async ({ params, caller }) => {
      const id = await requireUserId(database, params.username)
      await database.write((transaction) => trust(transaction, caller, id))
      const found = await findTrusted(database, id)
      if (found === undefined) throw notFound()
      return found
    }),

    serve(distrustAuthor, async ({ params, caller }) => {
      const id = await requireUserId(database, params.username)
      const wasTrusted = await database.write((transaction) => distrust(transaction, caller, id))
      if (!wasTrusted) throw notFound()
    }),
  ]
}

function changeInWords(before: WordListRow, after: WordListRow): Partial<ActDetails> {
  const named = {
    added: onlyIn(after.words, before.words),
    removed: onlyIn(before.words, after.words),
    exceptionsAdded: onlyIn(after.exceptions, before.exceptions),
    exceptionsRemoved: onlyIn(before.exceptions, after.exceptions),
  }
  return {
    words: after.words.length,
    exceptions: after.exceptions.length,
    ...Object.fromEntries(Object.entries(named).filter(([, words]) => words !== '')),
  }
}

/** More would make the log hard to read, and larger for good. */
const mostWordsNamed = 20

function onlyIn(these: string[], others: string[]): string {
  const known = new Set(others)
  const words = these.filter((word) => !known.has(word))
  return [...words.slice(0, mostWordsNamed), ...(words.length > mostWordsNamed ? ['…'] : [])].join(
    ' ',
  )
}

const asWordList = (row: WordListRow): WordLists => ({
  '@id': apiAddress('/moderation/words'),
  '@type': 'WordList',
  id: 1,
  ...row,
})
