import { recoverTypedDataAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { no, ok } from '../../dev/testing/scriptedProposals.ts'
import { proposalTypedData, signingDomain } from '../rules/governance/index.ts'
import { published as known } from './revising.fixture.ts'
import {
  account,
  after,
  type Handlers,
  openRevisingDesk,
  published,
  value,
} from './revising.testing.ts'

const failing = (code: string) =>
  expect.objectContaining({
    kind: 'failure',
    failure: expect.objectContaining({ code }),
  })

/** What was reviewed, ready to be signed. */
async function reviewed(handlers: Handlers = {}) {
  const desk = openRevisingDesk(handlers)
  const found = (await desk.run('review', { published, value })) as {
    revision: { sentence: string }
  }
  const { revision } = found
  return { ...desk, revision }
}

describe('sign and post', () => {
  test('default: its author signs what replaces the version before', async () => {
    const { bodies, prompts, revision, run } = await reviewed()
    const answer = (await run('sign', { published, value, revision })) as {
      signed: { message: never; signature: `0x${string}` }
    }
    const { message, signature } = answer.signed
    expect(message).toMatchObject({
      version: 2,
      replaces: known.before.digest,
      summary: revision.sentence,
    })
    expect(
      await recoverTypedDataAddress({
        ...(proposalTypedData(known.club.nft, message) as never as object),
        signature,
      } as never),
    ).toBe(account.address)
    expect(prompts).toHaveLength(1)
    expect(
      await run('post', { published, value, signed: answer.signed }),
    ).toEqual({ kind: 'published', version: 2 })
    expect(bodies['PUT proposals/:id']).toEqual({
      content: value,
      message,
      signature,
      domain: signingDomain(known.club.nft),
    })
  })
  test('error: another account, another sentence', async () => {
    const { prompts, revision, run, wallet } = await reviewed()
    const other = { ...revision, sentence: 'Change it later.' }
    expect(await run('sign', { published, value, revision: other })).toEqual({
      kind: 'reworded',
      sentence: revision.sentence,
    })
    wallet.address = `0x${'22'.repeat(20)}`
    expect(await run('sign', { published, value, revision })).toEqual(
      failing('proposing.accountChanged'),
    )
    expect(prompts).toEqual([])
  })
  test('behavior: refused the second time, it finds what the first one did', async () => {
    const { answers, revision, run } = await reviewed({
      'PUT proposals/:id': no(400, 'bad_envelope'),
    })
    const { signed: made } = (await run('sign', {
      published,
      value,
      revision,
    })) as { signed: unknown }
    const post = () => run('post', { published, value, signed: made })
    expect(await post()).toEqual(failing('proposing.refused'))
    answers['GET proposals/:id'] = ok(after)
    expect(await post()).toEqual({ kind: 'published', version: 2 })
  })
  test.each([
    [no(409, 'not_open'), 'revising.tooLate'],
    [no(401, 'not_signed_in'), 'proposing.signedOut'],
    [no(503, 'down'), 'proposing.serverFailed'],
    ['down' as const, 'proposing.unreachable'],
  ])('error: %j is told as data', async (answer, code) => {
    const { revision, run } = await reviewed({ 'PUT proposals/:id': answer })
    const { signed: made } = (await run('sign', {
      published,
      value,
      revision,
    })) as { signed: unknown }
    expect(await run('post', { published, value, signed: made })).toEqual(
      failing(code),
    )
  })
})
