import { afterAll, beforeAll, expect, test } from 'vitest'
import { movableClock } from '../../testing/clock.ts'
import { type PaperServer, startOnPaper } from '../../testing/paperIndex.ts'
import {
  type Author,
  at,
  newAccount,
  openAuthor,
  words,
} from '../../testing/proposing.ts'
import { openProposals } from './openProposals.ts'
import { createProposalPurpose } from './proposalPurpose.ts'

const holders = Array.from({ length: 10 }, newAccount)
const clock = movableClock()
let server: PaperServer
let purpose: ReturnType<typeof createProposalPurpose<never>>
let next = 0

beforeAll(async () => {
  const stays = holders.map((account) => ({ owner: at(account), nfts: 50 }))
  server = await startOnPaper(stays, { clock })
  purpose = createProposalPurpose(openProposals(server.app)) as typeof purpose
})
afterAll(() => server.close())

const author = () => openAuthor(server, holders[next++])

/** What a fee says of a draft that is signed and waits for it. */
async function waiting(who: Author) {
  const draft = await who.write()
  const message = who.messageOf(words)
  const signature = await who.sign(message)
  return {
    intent: await who.pay(draft),
    payer: at(who.account),
    refId: draft,
    contentHash: message.contentHash,
    signed: { message: { ...message }, signature },
    token: server.app.env.TOKEN_CONTRACT,
    amount: 333n,
    tx: `0x${'a'.repeat(64)}`,
  }
}

const inTx = <T>(work: (tx: never) => Promise<T>) =>
  server.app.db.transact((tx) => work(tx as never))
const stateOf = async (who: Author, id: string) =>
  (await who.get(`/api/drafts/${id}`)).json.state

test('default: prepared, it cannot be changed; published, it is once', async () => {
  const who = await author()
  const paid = await waiting(who)
  await inTx((tx) => purpose.prepare(tx, paid))
  const saved = await who.put(`/api/drafts/${paid.refId}`, {
    version: 1,
    content: words,
  })
  expect(saved.json.code).toBe('draft_signed')
  // It waited for its fee for longer than a message may be old.
  clock.move(7_200_000)
  const first = await inTx((tx) => purpose.publish(tx, paid))
  expect(first).toMatchObject({ status: 'published' })
  expect(await inTx((tx) => purpose.publish(tx, paid))).toEqual(first)
  expect(await stateOf(who, paid.refId)).toBe('published')
})

test('behavior: released, it can be changed again', async () => {
  const who = await author()
  const paid = await waiting(who)
  await inTx((tx) => purpose.prepare(tx, paid))
  expect(await stateOf(who, paid.refId)).toBe('awaiting_fee')
  await inTx((tx) => purpose.release(tx, paid))
  expect(await stateOf(who, paid.refId)).toBe('writing')
})

test('behavior: with an index that is behind it waits; without power it is refused', async () => {
  const who = await author()
  const paid = await waiting(who)
  await server.stand({ head: 200 })
  expect(await inTx((tx) => purpose.publish(tx, paid))).toEqual({
    status: 'later',
    code: 'index_behind',
  })
  await server.stand()
  await server.run(`update nft_transfers set until_block = 50 where to_id = (
    select id from accounts where address = '${paid.payer}')`)
  expect(await inTx((tx) => purpose.publish(tx, paid))).toEqual({
    status: 'refused',
    code: 'insufficient_vp',
  })
  const unsigned = { ...paid, signed: null }
  expect(await inTx((tx) => purpose.publish(tx, unsigned))).toEqual({
    status: 'unsigned',
  })
})

test('error: before money moves all that would refuse it does', async () => {
  const who = await author()
  const other = await author()
  const paid = await waiting(who)
  const prepare = (bent: object) =>
    inTx((tx) => purpose.prepare(tx, { ...paid, ...bent }))
  const refused = (code: string) => expect.objectContaining({ code })
  await expect(prepare({ payer: at(other.account) })).rejects.toEqual(
    refused('fee_subject_not_found'),
  )
  const contentHash = `0x${'1'.repeat(64)}`
  await expect(prepare({ contentHash })).rejects.toEqual(
    refused('content_changed'),
  )
  const { message } = paid.signed
  const signed = { message, signature: '0x' }
  await expect(prepare({ signed })).rejects.toEqual(refused('bad_signature'))
  expect(await stateOf(who, paid.refId)).toBe('writing')
})
