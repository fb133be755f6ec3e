import { recoverTypedDataAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { proposalTypedData } from '../rules/governance/index.ts'
import { createProposingActors } from './proposing.actors.ts'
import { subject as known, review } from './proposing.fixture.ts'
import {
  account,
  hash,
  mine,
  noon,
  openProposingDesk,
  subject,
} from './proposing.testing.ts'

describe('sign', () => {
  const input = { subject, review: { ...review, contentHash: hash } }
  test('default: one prompt, with the sentence that was shown', async () => {
    const { prompts, run } = openProposingDesk()
    const answer = (await run('sign', input)) as {
      signed: { message: never; signature: `0x${string}` }
    }
    expect(answer).toMatchObject({
      kind: 'signed',
      signed: {
        message: { summary: review.sentence, timestamp: noon / 1000 },
        domain: { chainId: 25, verifyingContract: known.club.nft },
      },
    })
    expect(prompts).toHaveLength(1)
    const { message, signature } = answer.signed
    const typed = proposalTypedData(known.club.nft, message)
    const signer = await recoverTypedDataAddress({
      ...(typed as never as Parameters<typeof recoverTypedDataAddress>[0]),
      signature,
    })
    expect(signer).toBe(account.address)
  })
  test('behavior: another sentence is shown first, and nothing is asked', async () => {
    const { prompts, run } = openProposingDesk()
    const shown = { ...input.review, sentence: 'Propose it later.' }
    expect(await run('sign', { subject, review: shown })).toEqual({
      kind: 'reworded',
      sentence: review.sentence,
    })
    expect(prompts).toEqual([])
  })
  test('error: a start that is past goes back to the words', async () => {
    const earliestStart = new Date(noon - 1_000).toISOString()
    const content = { ...mine.content, earliestStart }
    const late = { ...subject, draft: { ...mine, content } }
    const { run, prompts } = openProposingDesk()
    expect(await run('sign', { ...input, subject: late })).toMatchObject({
      kind: 'faulty',
      faults: [{ field: 'earliestStart', code: 'past' }],
    })
    expect(prompts).toEqual([])
  })
  test.each([
    [{ address: known.club.nft }, 'proposing.accountChanged'],
    [{ chainId: 1 }, 'proposing.wrongChain'],
  ])('error: with %o nothing is asked', async (change, code) => {
    const { prompts, run, wallet } = openProposingDesk()
    Object.assign(wallet, change)
    expect(await run('sign', input)).toMatchObject({ failure: { code } })
    expect(prompts).toEqual([])
  })
  test.each([
    ['wallet.rejected', 'proposing.rejected'],
    ['wallet.unsupported', 'proposing.unsupported'],
  ])('error: %s', async (code, ours) => {
    const { deps } = openProposingDesk()
    const failure = { code, message: 'The wallet said no.' }
    deps.signer.signTypedData = async () => ({ ok: false, failure })
    const { sign } = createProposingActors(deps)
    const actor = createActor(sign, { input }).start()
    expect(await toPromise(actor)).toMatchObject({ failure: { code: ours } })
  })
  test('error: without a wallet', async () => {
    const { deps } = openProposingDesk()
    deps.signer.readAccount = () => Promise.reject(new Error('none'))
    const { sign } = createProposingActors(deps)
    const actor = createActor(sign, { input }).start()
    expect(await toPromise(actor)).toMatchObject({
      failure: { code: 'proposing.noWallet' },
    })
  })
})
