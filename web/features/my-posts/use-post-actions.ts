import { useState } from 'react'
import { useNavigate } from '@tanstack/react-router'
import { postMessages, untitled } from '../../../core/contracts/post-forms.ts'
import type { WholePost } from '../../../core/contracts/posts.ts'
import type { Failure, Result } from '../../api.ts'
import { useNotice } from '../../ui/notice.tsx'
import { deletedNotice, restoredNotice } from '../posts/deletion.ts'
import { asSentence } from '../../ui/sentence.ts'
import { postStatus } from '../../../core/posts/post-status.ts'
import { heldNotice } from '../../../core/posts/wait-reasons.ts'
import type { Action } from './actions.ts'
import type { OwnPost } from './queries.ts'
import type { Changes } from './use-changes.ts'

/** What is being asked before it is done. Stays known while its dialog closes. */
interface Question {
  action: Action
  post: OwnPost
  isOpen: boolean
}

export type PostActions = ReturnType<typeof usePostActions>

/** What the member wants of a post, from the menu to the notice that it is done. */
export function usePostActions(changes: Changes, onGone: () => void) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { refusals, setRefusal } = useRefusals()
  const say = useSayings(changes, onGone)

  const after = <Answer>(
    post: OwnPost,
    result: Result<Answer>,
    done: (answer: Answer) => void,
  ): void => {
    if (result.ok) {
      onGone()
      done(result.data)
    } else if (result.status === 422) setRefusal(post, sentenceOf(result))
    else say.failed(result)
  }

  const answers = {
    publish: async (post: OwnPost) => after(post, await changes.publish(post), say.published),
    unpublish: async (post: OwnPost) =>
      after(post, await changes.unpublish(post), () => say.done('Yazı yayından kaldırıldı.')),
    delete: async (post: OwnPost) =>
      after(post, await changes.delete(post), () => say.deleted(post)),
    withdraw: async (post: OwnPost) =>
      after(post, await changes.withdraw(post), () => say.done('Yazı taslaklarınıza döndü.')),
    submit: async (post: OwnPost) =>
      after(post, await changes.submit(post), () => say.done('Yazınız onaya gönderildi.')),
    restore: async (post: OwnPost) =>
      after(post, await changes.restore(post), () => say.restored(post)),
    /** Gives back what the dialog has to say itself: that of the time, or that no answer came. */
    schedule: async (post: OwnPost, publishTime: string): Promise<Failure | null> => {
      const result = await changes.schedule(post, publishTime)
      if (!result.ok && (result.status !== 422 || isAbout(result, 'publishTime'))) return result
      after(post, result, ({ status }) =>
        say.done(status === postStatus.waiting ? heldNotice : 'Yazı planlandı.'),
      )
      return null
    },
  }

  const ask = (action: Action, post: OwnPost): void => {
    setRefusal(post, null)
    const missing = leadsToReaders.has(action) ? missingIn(post) : null
    if (missing !== null) setRefusal(post, missing)
    else if (action === 'withdraw') void answers.withdraw(post)
    else setQuestion({ action, post, isOpen: true })
  }
  const close = (): void => setQuestion((asked) => asked && { ...asked, isOpen: false })
  return { question, refusals, ask, close, ...answers }
}

const leadsToReaders = new Set<Action>(['publish', 'schedule'])

/** What readers will see has a title and belongs to a category. */
function missingIn({ title, categories }: OwnPost): string | null {
  if (title === untitled) return asSentence(postMessages.titleTooShort)
  return categories.length === 0 ? postMessages.noCategory : null
}

const sentenceOf = ({ violations, message }: Failure): string =>
  violations.map((each) => asSentence(each.message)).join(' ') || message

const isAbout = ({ violations }: Failure, field: string): boolean =>
  violations.some(({ propertyPath }) => propertyPath === field)

/** Why the rules did not allow it, by post: said where the post stands. */
function useRefusals() {
  const [refusals, setRefusals] = useState<Record<number, string | null>>({})
  const setRefusal = ({ id }: OwnPost, sentence: string | null): void =>
    setRefusals((others) => ({ ...others, [id]: sentence }))
  return { refusals, setRefusal }
}

function useSayings(changes: Changes, onGone: () => void) {
  const showNotice = useNotice()
  const navigate = useNavigate()
  const failed = ({ message }: Failure): void => showNotice({ kind: 'error', text: message })
  const done = (text: string): void => showNotice({ kind: 'success', text })
  const restored = ({ id }: OwnPost): void => showNotice(restoredNotice(id))
  const undo = async (post: OwnPost): Promise<void> => {
    onGone()
    const result = await changes.undelete(post)
    if (result.ok) restored(post)
    else failed(result)
  }
  return {
    failed,
    done,
    restored,
    published: ({ slug, status }: WholePost): void =>
      showNotice({
        kind: 'success',
        // The site's rules may let an editor look at it first.
        text: status === postStatus.waiting ? heldNotice : 'Yazınız yayımlandı.',
        ...(slug && {
          action: {
            label: 'Yazıyı gör',
            onClick: () => void navigate({ to: '/yazi/$slug', params: { slug } }),
          },
        }),
      }),
    deleted: (post: OwnPost): void => showNotice(deletedNotice(post.id, () => void undo(post))),
  }
}
