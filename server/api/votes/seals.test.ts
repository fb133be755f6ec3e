import { sealDigest } from '@narwhal-club/core/voting'
import { recoverAddress } from 'viem'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { at, newAccount, said } from '../../testing/proposing.ts'
import { startToVote } from '../../testing/voting.ts'
import { createSealer } from './createSealer.ts'
import { sealKeyOf } from './sealKey.ts'

const account = newAccount()
const [one, other] = ['a', 'b'].map((sign) => sign.repeat(40)) as [
  string,
  string,
]
const addressOf = (secret: string) => createSealer(sealKeyOf(secret)).key

test('default: a secret has one key, and another secret another', () => {
  expect(addressOf(one)).toBe(addressOf(one))
  expect(addressOf(one)).not.toBe(addressOf(other))
  // Who follows the derivation elsewhere comes to the same.
  expect(addressOf('a secret for this test alone')).toMatchInlineSnapshot(
    `"0x708986afe351beee7d11fe87554917531982c60e"`,
  )
})

test('behavior: a key that comes ends the one before; one that comes back has never been away', async () => {
  const database = await createTestDatabase()
  const start = async (SECRET: string) => {
    const server = await startToVote({ SECRET }, { database })
    const { json } = await (await server.voter(account)).browser.get(
      '/api/log/keys',
    )
    await server.close()
    return json.keys.map(({ key, until }: { key: string; until?: number }) => [
      key,
      until !== undefined,
    ])
  }
  expect(await start(one)).toEqual([[addressOf(one), false]])
  expect(await start(one)).toEqual([[addressOf(one), false]])
  expect(new Map(await start(other))).toEqual(
    new Map([
      [addressOf(other), false],
      [addressOf(one), true],
    ]),
  )
  expect(new Map(await start(one))).toEqual(
    new Map([
      [addressOf(one), false],
      [addressOf(other), true],
    ]),
  )
  await database.remove()
})

test('error: E15 where no receipt can be made nothing is kept, and all goes on after', async () => {
  const server = await startToVote()
  const who = await server.voter(account)
  const of = await server.publish({ [at(account)]: 7 })
  const { sealer } = server.app
  const { seal } = sealer
  sealer.seal = async () => {
    throw new Error('no key')
  }
  const message = who.messageOf(of)
  const signature = await who.sign(message)
  const answer = await who.send(of, { message, signature })
  expect(said(answer)).toEqual([503, 'receipt_failed'])
  expect(answer.headers['retry-after']).toBe('2')
  expect((await who.mine(of)).json).toMatchObject({ seq: 0, ballots: [] })
  expect((await who.browser.get('/api/log')).json.size).toBe(0)
  sealer.seal = seal
  expect((await who.send(of, { message, signature })).status).toBe(200)
  const head = (await who.browser.get('/api/log/head')).json
  const hash = sealDigest(head)
  const signer = await recoverAddress({ hash, signature: head.signature })
  expect([head.size, signer.toLowerCase()]).toEqual([1, head.key])
  await server.close()
})
