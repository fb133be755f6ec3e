import type { CastingView } from '@narwhal-club/core/casting'
import type { MyVote } from '@narwhal-club/core/contract'
import { casting as words } from '@narwhal-club/core/messages/pages/casting'
import { describe, expect, test } from 'vitest'
import { toVoteView, type VoteFacts } from './toVoteView.ts'

const id = 'e0000000-0000-4000-8000-000000000001'
const mine = { votingPower: 3, isModerator: false, reported: false }
const nothing = () => {}
const address = (digit: string) => `0x${digit.repeat(40)}`

const facts: VoteFacts = {
  proposal: { id, status: 'active', mine },
  session: 'signedIn',
  isConnected: true,
  casting: { status: 'idle' },
  isChanging: false,
  wish: null,
  onConnect: nothing,
  onRetry: nothing,
  onReread: nothing,
}
const view = (of: Partial<VoteFacts> = {}) => toVoteView({ ...facts, ...of })

const ballot = { choice: 'no', power: 3, at: '2026-01-01T00:00:00.000Z' }
/** As the machine tells it, as far as the panel looks. */
const casting = (of: object, own: Partial<MyVote> = {}): CastingView =>
  ({
    proposal: id,
    subject: {},
    mine: { power: 3, seq: 0, ballots: [], ...own },
    words: null,
    failure: null,
    ...of,
  }) as never

describe('before the machine says anything', () => {
  test('default: visitors are asked to connect, or to sign in', () => {
    const session = 'signedOut'
    expect(view({ session, isConnected: false }).status).toBe('visitor')
    expect(view({ session }).status).toBe('signedOut')
  })

  test('default: what the page came with is shown at once', () => {
    expect(view()).toEqual({
      status: 'open',
      power: 3,
      ballot: undefined,
      isChanging: false,
      step: { is: 'still' },
    })
    const voted = { ...mine, voted: 'yes' as const }
    expect(
      view({ proposal: { ...facts.proposal, mine: voted } }),
    ).toMatchObject({ ballot: { choice: 'yes', power: 3 } })
  })

  test('default: without power, or before its time, there is no button', () => {
    const of = (changed: object) =>
      view({ proposal: { ...facts.proposal, ...changed } })
    expect(of({ mine: { ...mine, votingPower: 0 } }).status).toBe('powerless')
    expect(of({ status: 'pending' })).toEqual({ status: 'early', power: 3 })
    expect(of({ mine: undefined }).status).toBe('loading')
  })

  test('behavior: what was pressed too early is under way', () => {
    expect(view({ wish: 'no' })).toMatchObject({
      step: { is: 'checking', choice: 'no' },
    })
  })

  test('behavior: of a stranger nothing is said that is not known', () => {
    const proposal = { id, status: 'closed', outcome: 'passed' } as const
    expect(view({ proposal, session: 'signedOut' })).toEqual({
      status: 'over',
      isCancelled: false,
      ballot: undefined,
    })
    expect(view({ proposal: { ...proposal, mine } })).toMatchObject({
      ballot: null,
    })
  })

  test('behavior: what the machine says of another proposal is not told', () => {
    const other = casting({ proposal: 'another', status: 'closed' })
    expect(view({ casting: other }).status).toBe('open')
  })
})

describe('what stands in the way', () => {
  test.each([
    ['cancelled', 'over'],
    ['closed', 'over'],
    ['signedOut', 'signedOut'],
    ['noPower', 'powerless'],
    ['notOpen', 'early'],
  ])('default: %s', (status, shown) => {
    expect(view({ casting: casting({ status }) }).status).toBe(shown)
  })

  test('default: before its time no power is said as such', () => {
    const none = casting({ status: 'notOpen' }, { power: 0, why: 'excluded' })
    expect(view({ casting: none })).toEqual({
      status: 'powerless',
      why: 'excluded',
    })
  })

  test('default: the other wallet is named, and so is the way back', () => {
    const session = `0x${'a'.repeat(40)}`
    const walletShows = `0x${'b'.repeat(40)}`
    const shown = view({
      casting: casting({ status: 'wrongWallet', session, walletShows }),
    })
    expect(shown).toMatchObject({
      status: 'open',
      failure: { message: words.failure.accountMismatch.message },
    })
    expect(JSON.stringify(shown)).toMatch(/0xa{4}….*0xb{4}…/i)
  })

  test('behavior: while the wallet comes back a press is kept', () => {
    const none = casting({ status: 'noWallet' })
    expect(view({ casting: none })).toMatchObject({ step: { is: 'still' } })
    expect(view({ casting: none, wish: 'yes' })).toMatchObject({
      step: { is: 'checking', choice: 'yes' },
    })
  })

  test('default: other words are to be read first', () => {
    let read = 0
    const shown = view({
      casting: { status: 'reworded', proposal: id, words: null },
      onReread: () => read++,
    })
    if (shown.status === 'open') shown.failure?.act?.onAct()
    expect(read).toBe(1)
  })

  test('error: a list that does not know its reader says so, too', () => {
    let read = 0
    const shown = view({
      proposal: { ...facts.proposal, mine: undefined },
      casting: { status: 'reworded', proposal: id, words: null },
      onReread: () => read++,
    })
    expect(shown).toMatchObject({
      status: 'failed',
      advice: expect.stringContaining(words.failure.reworded.message),
    })
    if (shown.status === 'failed') shown.onRetry()
    expect(read).toBe(1)
  })

  test.each(['offline', 'stopped'] as const)(
    'error: %s says why, and can be tried again',
    (status) => {
      const failure = {
        code: 'casting.unreachable',
        ...words.failure.unreachable,
      }
      const shown = view({
        casting: { status, proposal: id, failure } as CastingView,
      })
      expect(shown).toMatchObject({ status: 'failed' })
      expect(JSON.stringify(shown)).toContain(failure.message)
    },
  )
})

describe('on its way', () => {
  const vote = { message: { choice: 2 } }

  test.each([
    [
      { status: 'switchingChain', words: { choice: 'yes' } },
      'switching',
      'yes',
    ],
    [{ status: 'signing', words: { choice: 'no' } }, 'signing', 'no'],
    [{ status: 'sending', vote }, 'sending', 'no'],
    [{ status: 'waiting', vote }, 'kept', 'no'],
    [
      {
        status: 'waiting',
        vote: { ...vote, voter: address('1') },
        walletShows: address('2'),
      },
      'held',
      'no',
    ],
  ])('default: %o', (of, is, choice) => {
    expect(view({ casting: casting(of) })).toMatchObject({
      step: { is, choice },
    })
  })

  test('behavior: one that waits for its account says which, and the way back', () => {
    const held = casting({
      status: 'waiting',
      vote: { ...vote, voter: address('a') },
      walletShows: address('b'),
    })
    const shown = view({ session: 'accountMismatch', casting: held })
    expect(shown).toMatchObject({
      failure: { message: words.failure.accountMismatch.message },
    })
    expect(JSON.stringify(shown)).toMatch(/0xa{4}….*0xb{4}…/i)
  })

  test('edge: a kept vote for neither side is shown as none of them', () => {
    const odd = { message: { choice: 3 } }
    const kept = casting({ status: 'waiting', vote: odd })
    expect(view({ casting: kept })).toMatchObject({ step: { is: 'still' } })
  })

  test('default: what counts is shown, and a change of it', () => {
    const counted = casting(
      { status: 'counted' },
      { ballots: [ballot as never] },
    )
    expect(view({ casting: counted, isChanging: true })).toMatchObject({
      ballot,
      isChanging: true,
      isNew: true,
      step: { is: 'still' },
    })
    const known = casting({ status: 'ready' }, { ballots: [ballot as never] })
    expect(view({ casting: known })).toMatchObject({ ballot, isNew: false })
  })

  test('behavior: what is said to be kept is marked, and nothing else', () => {
    const of = (more: object) =>
      view({
        isChanging: true,
        casting: casting(
          {
            status: 'ready',
            words: { choice: 'yes', reason: '' },
            failure: { code: 'casting.rejected', ...words.failure.rejected },
            ...more,
          },
          { ballots: [ballot as never] },
        ),
      })
    const kept = { is: 'still', kept: 'yes' }
    expect(of({})).toMatchObject({ ballot, step: kept })
    const shows = { session: address('1'), walletShows: address('2') }
    expect(of({ status: 'wrongWallet', ...shows })).toMatchObject({
      step: kept,
    })
    expect(of({ failure: null })).toMatchObject({ step: { is: 'still' } })
    expect(of({ failure: null })).not.toHaveProperty('step.kept')
  })

  test('behavior: the same vote once more is no failure', () => {
    const failure = { code: 'casting.same', message: '', advice: '' }
    const same = casting(
      { status: 'ready', failure },
      { ballots: [ballot as never] },
    )
    const shown = view({ casting: same })
    expect(shown).toMatchObject({ step: { is: 'same' }, failure: undefined })
  })

  test('behavior: a rejection is told calmly, trouble is not', () => {
    const of = (code: string) =>
      view({
        casting: casting({
          status: 'ready',
          failure: { code, message: 'm', advice: 'a' },
        }),
      })
    expect(of('casting.rejected')).toMatchObject({
      failure: { tone: 'neutral' },
    })
    expect(of('casting.stale')).toMatchObject({ failure: { tone: 'warning' } })
  })
})
