import { queryOptions } from '@tanstack/react-query'
import { listPasskeys } from '../../calls/passkeys.gen.ts'
import { getTwoFactor } from '../../calls/two-factor.gen.ts'
import { answerOf, type MakeCall } from '../../api.ts'

export const twoFactorQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['two-factor'],
    queryFn: async () => answerOf(await call(getTwoFactor)),
  })

export const passkeysQuery = (call: MakeCall) =>
  queryOptions({
    queryKey: ['passkeys'],
    queryFn: async () => answerOf(await call(listPasskeys, { query: {} }))['hydra:member'],
  })
