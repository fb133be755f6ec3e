import type { EventFromLogic } from 'xstate'
import type {
  AdministeringEvent,
  AdministeringView,
  administeringMachine,
} from '../administering/index.ts'
import type {
  CastingEvent,
  CastingView,
  castingMachine,
} from '../casting/index.ts'
import { storageKeys } from '../constants.ts'
import type { LoginView, loginMachine } from '../login/index.ts'
import { chainEarly } from '../messages/chainEarly.ts'
import type {
  PaymentRow,
  PaymentsEvent,
  PaymentsView,
  paymentsMachine,
} from '../payments/index.ts'
import type {
  ProposingEvent,
  ProposingView,
  proposingMachine,
} from '../proposing/index.ts'
import type {
  RevisingEvent,
  RevisingView,
  revisingMachine,
} from '../revising/index.ts'
import type {
  RewardingEvent,
  RewardingView,
  rewardingMachine,
} from '../rewarding/index.ts'
import type {
  SwappingEvent,
  SwappingView,
  swappingMachine,
} from '../swapping/index.ts'
import type { WalletEvent, WalletView, walletMachine } from '../wallet/index.ts'
import type { LateInput, LateMachine, WaitingFor } from './late.types.ts'
import type { LateWorld } from './system.world.ts'

/** A machine, its view, and which of its events screens may send. */
export interface Role<Logic, View, Sent extends string> {
  logic: Logic
  view: View
  sent: Sent
}

/** The types of the table below: a machine that comes late has a line in each. */
export interface LateRoles {
  wallet: Role<
    typeof walletMachine,
    WalletView,
    | 'wallet.open'
    | 'wallet.choose'
    | 'wallet.cancel'
    | 'wallet.retry'
    | 'wallet.back'
    | 'wallet.switchChain'
    /** The disconnect icon: ends the session first, where there is one. */
    | 'wallet.disconnect'
  >
  login: Role<
    typeof loginMachine,
    LoginView,
    'login.sign' | 'login.retry' | 'login.cancel'
  >
  payments: Role<
    typeof paymentsMachine,
    PaymentsView,
    'payments.start' | 'payments.retry' | 'payments.cancel' | 'payments.dismiss'
  >
  proposing: Role<
    typeof proposingMachine,
    ProposingView,
    Extract<ProposingEvent['type'], `proposing.${string}`>
  >
  revising: Role<
    typeof revisingMachine,
    RevisingView,
    Extract<RevisingEvent['type'], `revising.${string}`>
  >
  casting: Role<
    typeof castingMachine,
    CastingView,
    Extract<CastingEvent['type'], `casting.${string}`>
  >
  rewarding: Role<
    typeof rewardingMachine,
    RewardingView,
    Extract<RewardingEvent['type'], `rewarding.${string}`>
  >
  swapping: Role<
    typeof swappingMachine,
    SwappingView,
    Extract<SwappingEvent['type'], `swapping.${string}`>
  >
  administering: Role<
    typeof administeringMachine,
    AdministeringView,
    Extract<AdministeringEvent['type'], `administering.${string}`>
  >
}

export type LateId = keyof LateRoles

type LateTable = {
  [Id in LateId]: LateMachine<
    LateRoles[Id]['logic'],
    LateRoles[Id]['view'],
    LateWorld
  >
}

const phase = 'disconnected'
const walletNotLoaded = {
  code: 'wallet.notLoaded',
  message: chainEarly.walletNotLoaded,
} as const
const isReconnect = (event: WalletEvent | undefined) =>
  event?.type === 'wallet.reconnect'

function showWallet(waiting: WaitingFor, [first]: WalletEvent[]): WalletView {
  if (waiting === 'idle') return { status: 'disconnected', phase }
  if (waiting === 'failed')
    return { status: 'failed', phase, failure: walletNotLoaded }
  return isReconnect(first)
    ? { status: 'reconnecting', phase: 'reconnecting' }
    : { status: 'discovering', phase }
}

const paymentNotLoaded = {
  code: 'payment.notLoaded',
  message: chainEarly.notLoaded,
} as const

/** A row for each fee that was asked for meanwhile. */
function showPayments(
  waiting: WaitingFor,
  queue: PaymentsEvent[],
): PaymentsView {
  const rows: Record<string, PaymentRow> = {}
  for (const event of queue) {
    if (event.type !== 'payments.start') continue
    const { request } = event
    rows[request.id] =
      waiting === 'failed'
        ? { status: 'failed', request, failure: paymentNotLoaded }
        : { status: 'lookingUpAdmin', request }
  }
  return rows
}

type Heard<Id extends LateId> = EventFromLogic<LateRoles[Id]['logic']>
/** The codes of what a machine fails with. */
type CodeOf<Id extends LateId> = LateRoles[Id]['view'] extends infer View
  ? View extends { failure: { code: infer Code } }
    ? Code
    : never
  : never
/** What a machine is about, by the name that its events and its view have for it. */
type About = 'draft' | 'id' | 'proposal' | 'bounty'

/**
 * What is read, while its code comes, of machines that are about one thing: what
 * was asked for last.
 */
const showAbout =
  <Id extends 'proposing' | 'revising' | 'casting' | 'rewarding'>(
    about: About,
    code: CodeOf<Id>,
  ) =>
  (waiting: WaitingFor, queue: Heard<Id>[]): LateRoles[Id]['view'] => {
    const named = queue.filter((event) => about in event).at(-1) as
      | ({ type: string } & Partial<Record<About, string>>)
      | undefined
    const it = { [about]: named?.[about] }
    const view = !named
      ? { status: 'idle' }
      : waiting === 'failed'
        ? {
            status: 'stopped',
            ...it,
            failure: {
              code,
              message: chainEarly.notLoaded,
              advice: '',
            },
          }
        : { status: 'reading', ...it }
    return view as LateRoles[Id]['view']
  }

/** A module whose code comes late, and builds its part of the world. */
const part =
  <Made>(
    load: () => Promise<{
      createPart: (world: LateWorld, input: LateInput) => Made
    }>,
  ) =>
  (world: LateWorld, input: LateInput): Promise<Made> =>
    load().then(({ createPart }) => createPart(world, input))

/** The machines that are loaded with the first event that needs them. */
export const lateMachines: LateTable = {
  wallet: {
    load: async ({ signing }) => (await signing()).wallet,
    begins: 'open|reconnect|retry|back',
    ends: 'cancel',
    show: showWallet,
    failure: (queue) =>
      queue.every(isReconnect)
        ? null
        : { type: 'wallet.failed', failure: walletNotLoaded },
  },
  login: {
    load: async ({ signing }, { chainId }) => (await signing()).login(chainId),
    begins: 'start',
    ends: 'cancel',
    show: () => ({ status: 'idle' }),
    // Who has a wallet has this code as well: it cannot fail.
    failure: () => null,
  },
  payments: {
    load: part(() => import('./system.payments.ts')),
    begins: 'start|retry|resume',
    ends: 'dismiss',
    quiet: 'cancel',
    show: showPayments,
    // What was sent before a reload is followed, and its hash reported.
    resume: ({ storage }) =>
      storage.getItem(storageKeys.payments) !== null ||
      storage.getItem(storageKeys.fees)?.includes('"owed"')
        ? { type: 'payments.resume' }
        : null,
  },
  proposing: {
    load: part(() => import('./system.proposing.ts')),
    begins: 'start|resume|retry',
    ends: 'back',
    quiet: 'cancel',
    show: showAbout<'proposing'>('draft', 'proposing.notLoaded'),
    // What was signed before a reload is followed to its end.
    resume: ({ storage }) => {
      const draft = storage.getItem(storageKeys.proposing)
      return draft === null ? null : { type: 'proposing.resume', draft }
    },
  },
  revising: {
    load: part(() => import('./system.revising.ts')),
    begins: 'start|retry',
    ends: 'close',
    show: showAbout<'revising'>('id', 'proposing.notLoaded'),
  },
  casting: {
    load: part(() => import('./system.casting.ts')),
    begins: 'open|retry|resume',
    // A signed vote of an earlier visit is sent, whatever page is left.
    ends: 'close',
    show: showAbout<'casting'>('proposal', 'casting.notLoaded'),
    resume: ({ storage }) =>
      storage.getItem(storageKeys.casting)?.includes('"signature"')
        ? { type: 'casting.resume' }
        : null,
  },
  rewarding: {
    load: part(() => import('./system.rewarding.ts')),
    begins: 'open|resume|pay|retry',
    ends: 'close',
    show: showAbout<'rewarding'>('bounty', 'payment.notLoaded'),
    // A payout that was sent is followed until the server has verified it.
    resume: ({ storage }) => {
      const bounty = storage.getItem(storageKeys.rewarding)
      return bounty === null ? null : { type: 'rewarding.resume', bounty }
    },
  },
  swapping: {
    load: part(() => import('./system.swapping.ts')),
    begins: 'open|resume|start|continue|retry',
    ends: 'back',
    quiet: 'cancel',
    show: (waiting) =>
      waiting === 'loading'
        ? { status: 'restoring' }
        : { status: 'idle', unfinished: [], credits: [] },
    // A swap that was begun is followed to its end.
    resume: ({ storage }) =>
      storage.getItem(storageKeys.swapping)
        ? { type: 'swapping.resume' }
        : null,
  },
  administering: {
    load: part(() => import('./system.administering.ts')),
    begins: 'open',
    ends: 'close',
    quiet: 'back',
    show: (waiting) => ({ status: waiting === 'loading' ? 'loading' : 'idle' }),
  },
}

export const lateIds = Object.keys(lateMachines) as LateId[]
