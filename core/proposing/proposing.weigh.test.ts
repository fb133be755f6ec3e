import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { ok } from '../../dev/testing/scriptedProposals.ts'
import { createProposingActors } from './proposing.actors.ts'
import { review } from './proposing.fixture.ts'
import {
  account,
  fees,
  hash,
  openProposingDesk,
  rich,
  sound,
  subject,
} from './proposing.testing.ts'

describe('weigh', () => {
  const input = { subject, check: sound }
  test('default: the exact sentence, and what the fee is paid with', async () => {
    expect(await openProposingDesk().run('weigh', input)).toEqual({
      kind: 'enough',
      review: { ...review, contentHash: hash },
    })
  })
  test('behavior: a credit pays, whatever the wallet holds', async () => {
    const handlers = { 'GET fees': fees(review.fee) }
    const { run } = openProposingDesk(handlers, { tokens: 0n, gas: 0n })
    expect(await run('weigh', input)).toMatchObject({
      review: { pays: 'credit' },
    })
  })
  test('behavior: the primary admin wallet pays nothing', async () => {
    const { run } = openProposingDesk(
      {},
      { tokens: 0n, gas: 0n },
      account.address,
    )
    expect(await run('weigh', input)).toMatchObject({
      review: { pays: 'nothing' },
    })
  })
  test.each([
    [{ ...rich, tokens: review.fee - 1n }, 'proposing.insufficientTokens'],
    // Two transactions of 100,000 gas at 1 gwei.
    [{ ...rich, gas: 2n * 10n ** 14n - 1n }, 'proposing.insufficientGas'],
  ])('error: %o is told before anything is signed', async (purse, code) => {
    expect(
      await openProposingDesk({}, purse).run('weigh', input),
    ).toMatchObject({
      failure: { code },
    })
  })
  test('error: who has too few votes is told how many are missing', async () => {
    const why = [{ code: 'insufficient_vp', missing: 12 }]
    const answer = ok({ ok: false, have: 38, need: 50, why })
    const { run } = openProposingDesk({ 'GET eligibility': answer })
    expect(await run('weigh', input)).toMatchObject({
      failure: {
        code: 'proposing.notEligible',
        refusal: 'insufficient_vp',
        message: 'You need 12 more NFTs to propose.',
      },
    })
  })
  test('error: a node that is away is no empty purse', async () => {
    const { deps } = openProposingDesk()
    const rpc = { call: () => Promise.reject(new Error('away')) }
    const { weigh } = createProposingActors({ ...deps, rpc })
    const actor = createActor(weigh, { input }).start()
    expect(await toPromise(actor)).toMatchObject({
      failure: { code: 'proposing.chainAway' },
    })
  })
})
