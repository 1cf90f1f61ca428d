import { sql } from 'kysely'
import { nameIn, run, site, times, type Walk, write } from './walks.fixture.ts'

async function editorAs(role: 'editor' | 'admin') {
  const editor = await site.member()
  await run(sql`UPDATE users SET role = ${role} WHERE id = ${editor.id}`)
  return editor
}

/** Lists of what waits for editors, and of whom they trust or keep away. */
export const approvalWalks: Record<string, () => Promise<Walk>> = {
  listApprovals: async () => {
    await times(7, () => write({ status: 3 }))
    return {
      url: '/api/moderation/approvals',
      as: await editorAs('editor'),
      disturb: async (_, taken) => {
        await write({ status: 3 })
        await run(sql`UPDATE posts SET status = 2 WHERE id = ${nameIn(taken)}`)
      },
    }
  },
  listPostWaits: async () => {
    const author = await site.member()
    await times(7, () => write({ status: 3 }, author.id))
    return {
      url: '/api/post_waits',
      as: author,
      disturb: async (_, taken) => {
        await write({ status: 3 }, author.id)
        await run(sql`UPDATE posts SET status = 2 WHERE id = ${nameIn(taken)}`)
      },
    }
  },
  listTrustedAuthors: async () => {
    const trust = async () =>
      run(sql`INSERT INTO trusted_authors (user_id) VALUES (${(await site.member()).id})`)
    await times(7, trust)
    return {
      url: '/api/moderation/trusted_authors',
      as: await editorAs('editor'),
      disturb: async (_, taken) => {
        await trust()
        await run(
          sql`DELETE FROM trusted_authors USING users WHERE id = user_id AND username = ${nameIn(taken)}`,
        )
      },
    }
  },
  listSignUpBlocks: async () => {
    let number = 0
    const block = () =>
      run(sql`INSERT INTO sign_up_blocks (domain) VALUES (${`kotu${++number}.example`})`)
    await times(7, block)
    return {
      url: '/api/moderation/sign_up_blocks',
      as: await editorAs('admin'),
      disturb: async (_, taken) => {
        await block()
        await run(sql`DELETE FROM sign_up_blocks WHERE id = ${nameIn(taken)}`)
      },
    }
  },
}
