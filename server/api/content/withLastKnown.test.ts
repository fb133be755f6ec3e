import { expect, test } from 'vitest'
import { DatabaseUnavailableError } from '../../errors.ts'
import type { ContentStore, ContentVersion } from './content.ports.ts'
import { withLastKnown } from './withLastKnown.ts'

const version = { document: 'team', version: 3 } as ContentVersion

function openStore() {
  let failure: Error | undefined
  const answer = async <T>(value: T) => {
    if (failure) throw failure
    return value
  }
  const store = withLastKnown({
    newest: () => answer(version),
    newestBelow: () => answer([version]),
  } as unknown as ContentStore<null>)
  return { store, fail: (error?: Error) => (failure = error) }
}
const away = () => new DatabaseUnavailableError('The database is away.')

test('behavior: while the database is away, what was read last is told', async () => {
  const { store, fail } = openStore()
  await store.newest('team')
  await store.newestBelow('shill/')
  fail(away())
  expect(await store.newest('team')).toBe(version)
  expect(await store.newestBelow('shill/')).toEqual([version])
})

test('error: what was never read is not made up', async () => {
  const { store, fail } = openStore()
  await store.newest('team')
  fail(away())
  await expect(store.newest('about')).rejects.toThrow(DatabaseUnavailableError)
})

test('error: any other failure is one', async () => {
  const { store, fail } = openStore()
  await store.newest('team')
  fail(new Error('a wrong query'))
  await expect(store.newest('team')).rejects.toThrow('a wrong query')
})
