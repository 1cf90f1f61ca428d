import { expect, it } from 'vitest'
import { sharing } from './sharing.ts'

it('is done one after the other, and for all who asked meanwhile at once', async () => {
  const begun: PromiseWithResolvers<void>[] = []
  const ask = sharing(() => {
    const act = Promise.withResolvers<void>()
    begun.push(act)
    return act.promise
  })
  const first = ask()
  await Promise.resolve()
  await Promise.resolve()
  expect(begun).toHaveLength(1)
  const [second, third] = [ask(), ask()]
  expect(begun).toHaveLength(1)
  begun[0]!.reject(new Error('olmadı'))
  await expect(first).rejects.toThrow('olmadı')
  await expect.poll(() => begun.length).toBe(2)
  begun[1]!.resolve()
  await Promise.all([second, third])
  expect(begun).toHaveLength(2)
  const fourth = ask()
  await expect.poll(() => begun.length).toBe(3)
  begun[2]!.resolve()
  await fourth
})
