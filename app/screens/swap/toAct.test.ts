import { swapPage } from '@narwhal-club/core/messages/pages/swapPage'
import type { SwappingView } from '@narwhal-club/core/swapping'
import { expect, test, vi } from 'vitest'
import { quoted } from '../../../core/swapping/swapping.fixture.ts'
import { type ActFacts, isAsked, toAct, toNotes } from './toAct.ts'

const idle: SwappingView = { status: 'idle', unfinished: [], credits: [] }
const { review } = quoted()
const reviewing: SwappingView = {
  status: 'reviewing',
  review,
  isStale: false,
  isChanged: false,
  isAsking: false,
  failure: null,
}
const failure = {
  code: 'swapping.refused',
  message: 'One of the NFTs is for sale on a marketplace.',
  advice: 'Look at what it says.',
  refusal: 'swap_id_listed',
  ids: ['9'],
} as const
const stopped: SwappingView = { status: 'stopped', failure, isUnderWay: false }
const opening: SwappingView = {
  status: 'opening',
  review,
  isSending: false,
  failure,
}

function acts() {
  const facts: ActFacts = {
    view: idle,
    count: 3,
    session: 'signedIn',
    wallet: 'connected',
    isPaused: false,
    onConnect: vi.fn(),
    onSwitchChain: vi.fn(),
    onReview: vi.fn(),
    onConfirm: vi.fn(),
    onRetry: vi.fn(),
  }
  return {
    facts,
    of: (more: Partial<ActFacts>) => toAct({ ...facts, ...more }),
  }
}

test('default: review, then swap', () => {
  const { of, facts } = acts()
  expect(of({})).toEqual({ is: 'review', onAct: facts.onReview })
  const view: SwappingView = {
    status: 'quoting',
    mode: 'deposit',
    ids: ['4'],
  }
  expect(of({ view })).toEqual({ is: 'busy' })
  expect(of({ view: reviewing })).toEqual({
    is: 'ready',
    onAct: facts.onConfirm,
  })
  expect(of({ view: { ...reviewing, isAsking: true } })).toEqual({ is: 'busy' })
})

test('behavior: without a choice there is nothing to press', () => {
  expect(acts().of({ count: 0 })).toEqual({ is: 'none' })
})

test('behavior: a visitor connects, a connected wallet signs in', () => {
  const { of } = acts()
  expect(of({ session: 'signedOut', wallet: 'disconnected' }).is).toBe(
    'connect',
  )
  expect(of({ session: 'signedOut' }).is).toBe('signIn')
})

test('behavior: the network comes before the review, a pause before both', () => {
  const { of } = acts()
  const away = { wallet: 'wrongChain' as const }
  expect(of(away).is).toBe('switchChain')
  expect(of({ ...away, isPaused: true })).toEqual({
    is: 'refused',
    lines: [swapPage.paused.title],
  })
})

test('behavior: a wallet that is on its way back is no reason to connect it', () => {
  expect(acts().of({ wallet: 'reconnecting' }).is).toBe('review')
})

test('error: a refusal says which, and is asked again', () => {
  const { of, facts } = acts()
  expect(of({ view: stopped })).toEqual({
    is: 'refused',
    lines: [`${failure.message} It is about N° 9.`],
    onAgain: facts.onRetry,
  })
  expect(of({ view: opening }).is).toBe('refused')
  expect(of({ view: { ...opening, failure: null } }).is).toBe('busy')
})

test('behavior: while it is sent again, the press waits', () => {
  const { of } = acts()
  expect(of({ view: opening })).toMatchObject({ isWaiting: false })
  const view: SwappingView = { ...opening, isSending: true }
  expect(of({ view })).toMatchObject({ is: 'refused', isWaiting: true })
})

test('default: notes say what is not as it seems', () => {
  expect(toNotes(idle)).toEqual([])
  expect(toNotes(reviewing)).toEqual([])
  const odd = { ...review, listings: 'unknown', trial: 'later' } as const
  const all = { ...reviewing, review: odd, isStale: true, isChanged: true }
  expect(toNotes(all)).toHaveLength(4)
  // What lies in the vault is for sale nowhere.
  const redeem = { ...odd, mode: 'redeem' } as const
  expect(toNotes({ ...all, review: redeem })).toHaveLength(3)
})

test('behavior: another choice ends what was asked, and nothing that began', () => {
  expect([idle, reviewing, stopped].map(isAsked)).toEqual([false, true, true])
  expect(isAsked({ status: 'stopped', failure, isUnderWay: true })).toBe(false)
  // What could not be handed over is left with its choice; a first attempt is not.
  expect(isAsked(opening)).toBe(true)
  expect(isAsked({ ...opening, isSending: true, failure: null })).toBe(false)
})
