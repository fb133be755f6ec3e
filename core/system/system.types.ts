import type {
  AnyActorLogic,
  CallbackActorLogic,
  InspectionEvent,
  SnapshotFrom,
} from 'xstate'
import type {
  BalanceEvent,
  BalanceView,
  balanceMachine,
} from '../balance/index.ts'
import type { Address } from '../hex.ts'
import type { Clock } from '../http/index.ts'
import type {
  LoginEmitted,
  LoginEvent,
  LoginView,
  loginMachine,
} from '../login/index.ts'
import type {
  NetworkEmitted,
  NetworkEvent,
  NetworkView,
  networkMachine,
} from '../network/index.ts'
import type {
  Notice,
  NotificationsEvent,
  NotificationsView,
  notificationsMachine,
} from '../notifications/index.ts'
import type {
  PaymentEmitted,
  PaymentEvent,
  paymentMachine,
} from '../payment/index.ts'
import type { reconnectMachine } from '../reconnect/index.ts'
import type {
  SessionAnswer,
  SessionEmitted,
  SessionView,
  sessionMachine,
} from '../session/index.ts'
import type {
  WalletEmitted,
  WalletEvent,
  WalletView,
  walletMachine,
} from '../wallet/index.ts'

export type { Address }

/** Everything that screens read, one value for each machine. */
export interface SystemView {
  wallet: WalletView
  login: LoginView
  session: SessionView
  balance: BalanceView
  network: NetworkView
  notifications: NotificationsView
}

type Named<
  Event extends { type: string },
  Type extends Event['type'],
> = Extract<Event, { type: Type }>

/** What screens may send; each goes to the machine its name begins with. */
export type SystemEvent =
  | Named<
      WalletEvent,
      | 'wallet.open'
      | 'wallet.choose'
      | 'wallet.cancel'
      | 'wallet.retry'
      | 'wallet.back'
      | 'wallet.switchChain'
      /** The disconnect icon: ends the session first, where there is one. */
      | 'wallet.disconnect'
    >
  /** Signs in with the account that the wallet shows. */
  | { type: 'login.start' }
  | Named<LoginEvent, 'login.sign' | 'login.retry' | 'login.cancel'>
  /** "Sign out" of the account menu: R4.6, all three parts. */
  | { type: 'session.signOut' }
  | { type: 'session.check' }
  | Named<BalanceEvent, 'balance.refetch'>
  | NetworkEvent
  | NotificationsEvent
  /** Adds the payment machine, which few pages need. */
  | { type: 'payment.attach'; logic: typeof paymentMachine }
  | Named<
      PaymentEvent,
      'payment.start' | 'payment.retry' | 'payment.cancel' | 'payment.dismiss'
    >

/** What the machines emit. */
export type SystemFact =
  | WalletEmitted
  | NetworkEmitted
  | LoginEmitted
  | SessionEmitted
  | PaymentEmitted
  | { type: 'welcome.stayed' }

export interface SystemInput {
  chainId: number
  /** The first session check's answer, where the page came with it. */
  answer?: SessionAnswer | undefined
  /** The page was reloaded by a sign-in (R4.5). */
  isJustSignedIn?: boolean | undefined
}

export interface SystemContext extends SystemInput {
  /** What the wallet shows, where one is connected. */
  walletShows: Address | null
  /** What chain the wallet is on. */
  walletChain: number | null
  /** Whose session is open. */
  user: Address | null
  isGreetingDue: boolean
  isPaymentAttached: boolean
}

/** What the root machine itself does to the world. */
export type SystemEffects = {
  /** R4.5: reloads the page, or says that this front end does not. */
  welcome: CallbackActorLogic<WelcomeEvent>
  /** Forgets the remembered wallet where none is connected (R4.7). */
  walletMemory: CallbackActorLogic<WalletMemoryEvent>
  /** Hands what the machines emit to the root. */
  relay: CallbackActorLogic<RelayEvent>
}

export type WelcomeEvent = { type: 'welcome.begin' }
export type WalletMemoryEvent = { type: 'memory.forget' }

/** A machine that came later emits, too. */
export type RelayEvent = { type: 'relay.add'; id: string }

/** A machine with its actors, and how its snapshot is read. */
export interface Part<Logic extends AnyActorLogic, View> {
  logic: Logic
  toView: (snapshot: SnapshotFrom<Logic>) => View
}

/** The machines that `system` joins. */
export type SystemMachines = {
  wallet: typeof walletMachine
  reconnect: typeof reconnectMachine
  network: typeof networkMachine
  login: typeof loginMachine
  session: typeof sessionMachine
  balance: typeof balanceMachine
  notifications: typeof notificationsMachine
}

/** The machines that screens read. */
export type SystemParts = {
  [Id in keyof SystemView]: Part<SystemMachines[Id], SystemView[Id]>
}

/** Every machine with its I/O: forget one, and it does not compile. */
export type SystemActors = SystemParts &
  Pick<SystemMachines, 'reconnect'> &
  Pick<SystemEffects, 'welcome' | 'walletMemory'>

export interface SystemOptions extends Partial<SystemInput> {
  actors: SystemActors
  /** @default the platform's */
  clock?: Clock
  /** For the log of a developer; never read it for logic. */
  inspect?: (event: InspectionEvent) => void
}

/**
 * The running club, headless. It fits XState's `useSelector` and React's
 * `useSyncExternalStore`, and needs neither.
 */
export interface System {
  start: () => System
  stop: () => void
  send: (event: SystemEvent) => void
  /** The same object until something changes. */
  getSnapshot: () => SystemView
  subscribe: (listener: (view: SystemView) => void) => {
    unsubscribe: () => void
  }
}

export type { Notice }
