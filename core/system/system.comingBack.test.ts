import { expect, test } from 'vitest'
import { openClub } from '../../dev/testing/openClub.ts'
import { settled } from '../../dev/testing/settled.ts'
import { reconnectDelay, storageKeys } from '../constants.ts'
import { safeStorage } from '../ports/storage.ts'

/** A page whose wallet was connected at the last visit. */
async function comeBack() {
  const storage = safeStorage()
  storage.setItem(storageKeys.connected, 'true')
  storage.setItem(storageKeys.connector, 'w')
  const club = await openClub({ storage })
  const seen = [club.view().wallet]
  club.page.subscribe(({ wallet }) => {
    if (wallet !== seen.at(-1)) seen.push(wallet)
  })
  return { ...club, seen }
}
const disconnected = { status: 'disconnected', phase: 'disconnected' }

test('default: a remembered wallet is told of until it is asked for', async () => {
  const { view, clock, seen } = await comeBack()
  expect(view().wallet).toEqual({ ...disconnected, isComingBack: true })
  const first = view().wallet
  clock.advance(reconnectDelay - 1)
  await settled()
  expect(view().wallet).toBe(first)
  clock.advance(1)
  await settled()
  expect(view().wallet.status).toBe('connected')
  // It is never told that it is neither here nor coming.
  expect(seen).not.toContainEqual(disconnected)
  const statuses = new Set(seen.map(({ status }) => status))
  expect([...statuses]).toEqual(['disconnected', 'reconnecting', 'connected'])
})

test('behavior: one who reaches for a wallet waits for it no more', async () => {
  const { send, view, page } = await comeBack()
  const told: unknown[] = []
  page.subscribe(({ wallet }) => told.push(wallet))
  await send({ type: 'wallet.disconnect' })
  expect(view().wallet).toEqual(disconnected)
  expect(told.at(-1)).toEqual(disconnected)
})

test('behavior: nothing remembered, nothing told', async () => {
  const { view, page } = await openClub()
  expect(view().wallet).toEqual(disconnected)
  expect(page.getInitialSnapshot().wallet).toEqual(disconnected)
})

test('behavior: a page begins as a server draws it', async () => {
  const { page } = await comeBack()
  expect(page.getInitialSnapshot().wallet).toEqual(disconnected)
})
