import { useEffect, useState } from 'react'
import type { PostFacts } from '../../../core/contracts/posts.ts'
import { getPostFacts } from '../../calls.gen.ts'
import { type MakeCall, useCall } from '../../api.ts'
import { useViewer } from '../../viewer.ts'

interface FactsOfViewer {
  viewerId: number
  facts: PostFacts
}

export interface KnownFacts {
  /** Nothing for a visitor, or until it is there. */
  facts: PostFacts | undefined
  askAgain: () => void
}

/**
 * What the viewer has to do with a post, in one call. By hand, not remembered as a query: a post
 * is read without the library for those.
 */
export function usePostFacts(slug: string): KnownFacts {
  const call = useCall()
  const viewerId = useViewer()?.id
  const [known, setKnown] = useState<FactsOfViewer>()
  useEffect(() => {
    if (viewerId === undefined) return undefined
    let isHere = true
    void factsOf(call, slug).then((facts) => facts && isHere && setKnown({ viewerId, facts }))
    return () => {
      isHere = false
    }
  }, [call, slug, viewerId])
  const askAgain = async () => {
    const facts = await factsOf(call, slug)
    if (facts && viewerId !== undefined) setKnown({ viewerId, facts })
  }
  return {
    facts: known?.viewerId === viewerId ? known?.facts : undefined,
    askAgain: () => void askAgain(),
  }
}

const factsOf = async (call: MakeCall, slug: string): Promise<PostFacts | undefined> =>
  (await call(getPostFacts, { params: { id: slug } })).data
