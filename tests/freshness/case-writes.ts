import { sql } from 'kysely'
import type { Member } from '../support/members.ts'
import { login } from './ways-in.ts'
import type { Step, Write } from './writes.ts'
import type { World } from './world.ts'

/** What editors decide about what was reported, and what comes of appeals. */

const why = { rule: 'abuse', reason: 'Bir üyeye hakaret ediyor.' }

const report =
  (reporter: (world: World) => Member, about: (world: World) => object): Write =>
  (world) =>
    world.act('POST', '/reports', reporter(world), { ...about(world), reason: 'spam' })

const reportPost = report(
  ({ can }) => can,
  ({ post }) => ({ type: 'post', target: post.slug }),
)
const reportThread = report(
  ({ elif }) => elif,
  ({ thread }) => ({ type: 'comment', target: thread.id }),
)
const reportCan = report(
  ({ elif }) => elif,
  ({ can }) => ({ type: 'user', target: can.username }),
)

/** The case that was opened last. */
async function lastCase({ one }: World): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT max(id) AS id FROM cases`.execute(one.database)
  return rows[0]!.id
}

const decide =
  (payload: object): Write =>
  async (world) =>
    world.act('PUT', `/moderation/cases/${await lastCase(world)}`, world.editor, payload)

const appeal =
  (by: (world: World) => Member): Write =>
  async (world) =>
    world.act('POST', '/appeals', by(world), { case: await lastCase(world), text: 'Doğru değil.' })

/** By somebody else than who decided. */
const overturn: Write = async (world) => {
  const { rows } = await sql<{ id: number }>`SELECT max(id) AS id FROM appeals`.execute(
    world.one.database,
  )
  await world.act('PUT', `/appeals/${rows[0]!.id}`, await judgeOf(world), {
    decision: 'overturn',
    reason: 'Haklıymış.',
  })
}

let judge: Promise<Member> | undefined

/** Nobody of whom a page tells: the role is given past the calls. */
const judgeOf = ({ one }: World): Promise<Member> =>
  (judge ??= one.member({ username: 'hakem' }).then(async (member) => {
    await sql`UPDATE users SET role = 'admin' WHERE id = ${member.id}`.execute(one.database)
    return member
  }))

const step = (write: Write, before?: Write): Step => ({ write, ...(before && { before }) })

export const writesOfCases: Record<string, Step[]> = {
  decideCase: [
    step(decide({ decision: 'hold', ...why }), reportPost),
    step(decide({ decision: 'dismiss' })),
    step(decide({ decision: 'hold', ...why }), reportThread),
    step(decide({ decision: 'dismiss' })),
    step(decide({ decision: 'takeDown', ...why }), async (world) => {
      await world.act('PUT', `/comments/${world.thread.id}`, world.can, { text: 'Yeniden kötü' })
      await reportThread(world)
    }),
    step(overturn, async (world) => {
      await judgeOf(world)
      await appeal(({ can }) => can)(world)
    }),
    step(decide({ decision: 'takeDown', ...why }), async (world) => {
      const { act, elif, post } = world
      await act('PUT', `/posts/${post.id}`, elif, { excerpt: 'Yeniden bildirilen giriş' })
      await reportPost(world)
    }),
  ],
  createAppeal: [step(appeal(({ elif }) => elif))],
  decideAppeal: [
    step(overturn),
    step(decide({ decision: 'suspend', ...why, until: null, hidePosts: true }), reportCan),
    step(overturn, async (world) => {
      await login(world)
      await appeal(({ can }) => can)(world)
    }),
  ],
}
