import { parseSiweMessage } from 'viem/siwe'
import { expect, test } from 'vitest'
import { settled } from '../../dev/testing/settled.ts'
import { fakeClub } from '../testing/index.ts'
import { createSystem, type SystemEvent } from './index.ts'
import { createSystemActors } from './system.actors.ts'

/** The text that the wallet was asked to sign. */
async function asked(options: { statement?: string; chainId?: number }) {
  const { statement, chainId } = options
  const { ports, wallet, clock } = fakeClub({
    ...(statement && { statement }),
  })
  const actors = createSystemActors(ports)
  const page = createSystem({ actors, clock, ...(chainId && { chainId }) })
  page.start()
  const send = async (event: SystemEvent) => {
    page.send(event)
    await settled()
  }
  await send({ type: 'wallet.open' })
  await send({ type: 'wallet.choose', id: 'w' })
  await send({ type: 'login.start' })
  await send({ type: 'login.sign' })
  page.stop()
  return parseSiweMessage(wallet.prompts[0] ?? '')
}

test('default: the statement and the chain of the club', async () => {
  expect(await asked({})).toMatchObject({
    statement: 'Sign in to Narwhal Club',
    chainId: 25,
  })
})

test('parameters: statement, chainId', async () => {
  const own = { statement: 'Come in', chainId: 338 }
  expect(await asked(own)).toMatchObject(own)
})
