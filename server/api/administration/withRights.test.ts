import { type Actor, visitor } from '@narwhal-club/core/policies'
import { expect, test, vi } from 'vitest'
import { RefusalError } from '../../errors.ts'
import { withRights } from './withRights.ts'

const address = `0x${'a'.repeat(40)}` as const
const administrator: Actor = { ...visitor, address, isAdmin: true }
const never = () => {
  throw new Error('asked of who is no administrator')
}
/** Does what an administrator alone may. */
const actOfAdmin = (code: 'not_author' | 'not_open' = 'not_author') =>
  vi.fn(async ({ isAdmin }: Actor) => {
    if (!isAdmin) throw new RefusalError(code)
    return 'done'
  })

test('default: B7.3 who signed just now acts once, as an administrator', async () => {
  const act = actOfAdmin()
  expect(await withRights(administrator, () => true, act)).toBe('done')
  expect(act.mock.calls).toEqual([[administrator]])
})

test('behavior: who is none acts once, and no signature is asked for', async () => {
  const act = vi.fn(async () => 'done')
  const member = { ...administrator, isAdmin: false }
  expect(await withRights(member, never, act)).toBe('done')
  expect(act.mock.calls).toEqual([[member]])
})

test('behavior: without a signature an administrator acts once, as anyone', async () => {
  const act = vi.fn(async (actor: Actor) => actor.isAdmin)
  expect(await withRights(administrator, () => false, act)).toBe(false)
  expect(act).toHaveBeenCalledTimes(1)
})

test('error: B7.3 what anyone may not wants the signature; what nobody may says so', async () => {
  const of = (code: 'not_author' | 'not_open') =>
    withRights(administrator, () => false, actOfAdmin(code))
  await expect(of('not_author')).rejects.toMatchObject({
    code: 'fresh_signature_needed',
  })
  await expect(of('not_open')).rejects.toMatchObject({ code: 'not_open' })
})
