import { mentionLimits } from '../../../../core/contracts/mentions.ts'
import { createEmbed } from '../../../calls/embeds.gen.ts'
import { findMentions } from '../../../calls/mentions.gen.ts'
import { getUrlMeta } from '../../../calls/url-metas.gen.ts'
import type { MakeCall, Result } from '../../../api.ts'
import type { Answer, EditorActions } from '../../../editor/contract.ts'
import { uploadFile } from '../../../upload.ts'

/** How the editor reaches the API; it knows nothing of it itself. */
export const editorActions = (call: MakeCall): EditorActions => ({
  upload: async (file, onProgress, signal) => said(await uploadFile(file, onProgress, signal)),
  embed: async (url) => said(await call(createEmbed, { body: { url } })),
  linkMeta: async (url) => {
    const { data } = await call(getUrlMeta, { query: { url } })
    return data ?? null
  },
  people: async (typed) => {
    const q = typed.slice(0, mentionLimits.queryLength)
    return (await call(findMentions, { query: { q } })).data['hydra:member']
  },
})

/** What is wrong with the one thing that was sent says more than that something is. */
const said = <Data>(result: Result<Data>): Answer<Data> =>
  result.ok ? result : { ok: false, message: result.violations[0]?.message ?? result.message }
