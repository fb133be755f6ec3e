import { recoverTypedDataAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { no, ok } from '../../dev/testing/scriptedProposals.ts'
import { voteDigest, voteTypedData } from '../rules/voting/index.ts'
import {
  about,
  detail,
  openActors,
  prompt,
  signer,
} from './casting.actors.testing.ts'
import { countedOf, first, fresh, nft, noon } from './casting.fixture.ts'

const post = 'POST proposals/:id/votes'
const mine = 'GET proposals/:id/votes/me'
const seen = { proposal: detail, nft }
const fresher = `0x${'ee'.repeat(32)}` as const
const asked = { proposal: first, version: 1, voter: signer }
const failure = (code: string) => ({ kind: 'failure', failure: { code } })

describe('read', () => {
  test('default: of seen words nothing but the voter’s own is asked', async () => {
    const { calls, run } = openActors()
    expect(await run('read', { ...asked, seen })).toEqual({
      kind: 'read',
      subject: about,
      mine: fresh,
      words: null,
      window: 'open',
    })
    expect(calls).toEqual([mine])
  })

  test('behavior: from a list the words are read; a visitor has no votes', async () => {
    const { calls, run } = openActors()
    const read = await run('read', { ...asked, voter: null })
    expect(read).toMatchObject({ subject: about, mine: null })
    expect(calls).toEqual(['GET proposals/:id', 'GET clubs/main'])
  })

  test('behavior: words that were not seen are not voted on', async () => {
    const { run } = openActors({
      'GET proposals/:id': ok({ ...detail, version: 2 }),
    })
    expect(await run('read', asked)).toEqual({ kind: 'reworded', version: 2 })
  })

  test.each([
    [no(401, 'not_signed_in'), 'casting.signedOut'],
    [no(404, 'proposal_not_found'), 'casting.gone'],
    [no(403, 'session_mismatch'), 'casting.accountMismatch'],
    [{ status: 404, body: '<html>' }, 'casting.serverFailed'],
    [no(503, 'read_only_mode'), 'casting.serverFailed'],
    [no(429, 'rate_limited'), 'casting.rateLimited'],
    ['down', 'casting.unreachable'],
    [ok({ power: 'much' }), 'casting.serverFailed'],
  ] as const)('error: %j is %s', async (answer, code) => {
    const { run } = openActors({ [mine]: answer })
    expect(await run('read', { ...asked, seen })).toMatchObject(failure(code))
  })

  test('behavior: the window is by the server’s clock', async () => {
    const { run } = openActors({}, { off: 2 * 86_400_000 })
    const read = await run('read', { ...asked, seen })
    expect(read).toMatchObject({ window: 'open' })
  })
})

describe('sign', () => {
  test('default: one prompt for the words that were seen, by the server’s clock', async () => {
    const { prompts, run, signed } = openActors({}, { off: -7_200_000 })
    await run('read', { ...asked, seen })
    const vote = await signed()
    expect(prompts).toHaveLength(1)
    expect(vote.message).toMatchObject({
      summary: 'Vote YES on #12 “Fund the winter relay” in Narwhal Club.',
      contentHash: about.contentHash,
      voter: signer,
      choice: 1,
      reason: 'Warm.',
      seq: 0,
    })
    expect(Math.abs(vote.message.timestamp - noon / 1_000)).toBeLessThan(2)
    expect(vote.digest).toBe(voteDigest(nft, vote.message))
    const typed = voteTypedData(nft, vote.message)
    const { timestamp } = vote.message
    const message = { ...typed.message, timestamp: BigInt(timestamp) }
    const { signature } = vote
    const by = await recoverTypedDataAddress({ ...typed, message, signature })
    expect(by.toLowerCase()).toBe(signer)
    // A key's is good for a quarter of an hour.
    expect(vote.until).toBe((timestamp + 900) * 1_000)
  })

  test('behavior: a contract’s signature is good while voting is open', async () => {
    const { signed, wallet } = openActors()
    wallet.sign = async () => ({ ok: true, value: '0x' })
    expect((await signed()).until).toBe(about.end)
  })

  test.each([
    ['casting.accountChanged', { address: nft, chainId: 25 }],
    ['casting.wrongChain', { address: signer, chainId: 1 }],
  ])('error: %s: no prompt', async (code, shown) => {
    const { prompts, run, wallet } = openActors()
    wallet.shown = shown
    expect(await run('sign', prompt)).toMatchObject(failure(code))
    expect(prompts).toEqual([])
  })

  test('error: no wallet, and a reason in no normal form', async () => {
    const { prompts, run, wallet } = openActors()
    const odd = { ...prompt, reason: ' Warm. ' }
    expect(await run('sign', odd)).toMatchObject(
      failure('casting.reasonTooLong'),
    )
    Object.defineProperty(wallet, 'shown', {
      get: () => {
        throw new Error('No wallet.')
      },
    })
    expect(await run('sign', prompt)).toMatchObject(failure('casting.noWallet'))
    expect(prompts).toEqual([])
  })

  test.each([
    ['wallet.rejected', 'casting.rejected'],
    ['wallet.accountChanged', 'casting.accountChanged'],
    ['wallet.wrongChain', 'casting.wrongChain'],
    ['wallet.disconnected', 'casting.noWallet'],
    ['wallet.unexpected', 'casting.unsupported'],
  ])('error: what the wallet says: %s', async (said, code) => {
    const { run, wallet } = openActors()
    const refused = { code: said, message: 'No.' }
    wallet.sign = async () => ({ ok: false, failure: refused })
    expect(await run('sign', prompt)).toMatchObject(failure(code))
  })
})

describe('post', () => {
  test('default: what was signed, to the byte, and the whole of the answer', async () => {
    const { bodies, run, signed } = openActors()
    const vote = await signed()
    expect(await run('post', vote)).toMatchObject({
      kind: 'counted',
      vote,
      counted: { tally: { yesPower: 3 }, head: { size: 1 } },
    })
    const { message, signature, domain } = vote
    expect(bodies[post]).toEqual({ message, signature, domain })
  })

  test('behavior: an answer that was lost is found again', async () => {
    const vote = await openActors().signed()
    const { ballot, receipt } = countedOf(vote)
    const kept = { power: 3, seq: 1, ballots: [{ ...ballot, receipt }] }
    const again = openActors({ [post]: no(409, 'replayed'), [mine]: ok(kept) })
    expect(await again.run('post', vote)).toMatchObject({
      kind: 'counted',
      counted: { ballot, receipt, tally: null, head: null },
      mine: kept,
    })
    expect(again.asked[mine]).toBe(`?voter=${signer}`)
    const strange = openActors({ [post]: no(409, 'replayed') })
    expect(await strange.run('post', vote)).toMatchObject(
      failure('casting.refused'),
    )
  })

  test('behavior: an old signature is not sent; it may be there all the same', async () => {
    const { calls, clock, run, signed } = openActors()
    const vote = await signed()
    clock.advance(900_000)
    expect(await run('post', vote)).toMatchObject(failure('casting.expired'))
    expect(calls).toEqual([mine])
    const { ballot, receipt } = countedOf(vote)
    const kept = { power: 3, seq: 1, ballots: [{ ...ballot, receipt }] }
    const there = openActors({ [mine]: ok(kept) }, { off: 900_000 })
    expect(await there.run('post', vote)).toMatchObject({ kind: 'counted' })
  })

  test.each([
    ['the server has it already', 0],
    ['its time is over', 900_000],
  ])('behavior: %s, and the voter has changed it since', async (_, off) => {
    const vote = await openActors().signed()
    const changed = { ...vote.message, choice: 2, seq: 1 }
    const newer = { ...vote, message: changed, digest: fresher }
    const ballots = [newer, vote].map((each) => {
      const { ballot, receipt } = countedOf(each)
      return { ...ballot, receipt }
    })
    const handlers = {
      [post]: no(409, 'replayed'),
      [mine]: ok({ power: 3, seq: 2, ballots }),
    }
    const answer = await openActors(handlers, { off }).run('post', vote)
    expect(answer).toMatchObject({ vote, ...failure('casting.superseded') })
  })

  test.each([
    ['the server has it already', 0],
    ['its time is over', 900_000],
  ])(
    'error: %s, and another is signed in: nothing is known',
    async (_, off) => {
      const vote = await openActors().signed()
      const handlers = {
        [post]: no(409, 'replayed'),
        [mine]: no(403, 'session_mismatch'),
      }
      const answer = await openActors(handlers, { off }).run('post', vote)
      expect(answer).toMatchObject(failure('casting.accountMismatch'))
    },
  )

  test.each([
    [302, 'casting.serverFailed'],
    [400, 'casting.serverFailed'],
    [401, 'casting.signedOut'],
    [403, 'casting.serverFailed'],
    [404, 'casting.serverFailed'],
    [408, 'casting.serverFailed'],
    [413, 'casting.serverFailed'],
    [421, 'casting.serverFailed'],
    [429, 'casting.rateLimited'],
    [502, 'casting.serverFailed'],
  ])('error: %i with a page of a proxy is no verdict', async (status, code) => {
    const { run, signed } = openActors({ [post]: { status, body: '<html>' } })
    expect(await run('post', await signed())).toMatchObject(failure(code))
  })

  test('error: a code that is none of ours is no verdict', async () => {
    const { run, signed } = openActors({ [post]: no(403, 'access_denied') })
    expect(await run('post', await signed())).toMatchObject(
      failure('casting.serverFailed'),
    )
  })

  test.each([
    [409, 'stale_vote', 'casting.stale'],
    [409, 'content_changed', 'casting.reworded'],
    [409, 'voting_closed', 'casting.closed'],
    [409, 'voting_not_open', 'casting.notOpen'],
    [409, 'proposal_cancelled', 'casting.cancelled'],
    [409, 'club_paused', 'casting.paused'],
    [409, 'ballot_limit', 'casting.ballotLimit'],
    [409, 'in_progress', 'casting.serverFailed'],
    [403, 'no_voting_power', 'casting.noPower'],
    [403, 'session_mismatch', 'casting.accountMismatch'],
    [401, 'bad_signature', 'casting.badSignature'],
    [401, 'not_signed_in', 'casting.signedOut'],
    [400, 'summary_mismatch', 'casting.refused'],
    [400, 'bad_vote', 'casting.refused'],
    [400, 'wrong_domain', 'casting.refused'],
    [403, 'origin_refused', 'casting.serverFailed'],
    [400, 'bad_timestamp', 'casting.clock'],
    [503, 'cannot_verify_now', 'casting.cannotVerify'],
    [503, 'receipt_failed', 'casting.serverFailed'],
    [429, 'rate_limited', 'casting.rateLimited'],
  ])('error: %i %s', async (status, refusal, code) => {
    const { run, signed } = openActors({ [post]: no(status, refusal) })
    const vote = await signed()
    const answer = await run('post', vote)
    expect(answer).toMatchObject({ vote, ...failure(code) })
  })

  test('error: by how much the clock is wrong, and the next one is right', async () => {
    const serverTime = new Date(noon + 20 * 60_000).toISOString()
    const refusal = { error: 'No.', code: 'bad_timestamp' }
    const body = { ...refusal, details: { serverTime } }
    const { run, signed } = openActors({ [post]: { status: 400, body } })
    expect(await run('post', await signed())).toMatchObject({
      failure: {
        code: 'casting.clock',
        message: 'Your device’s clock is 20 minutes behind the server’s.',
      },
    })
    const { message } = await signed()
    expect(message.timestamp).toBe(noon / 1_000 + 20 * 60)
  })
})
