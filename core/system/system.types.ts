import type {
  AnyActorLogic,
  AnyEventObject,
  CallbackActorLogic,
  EmittedFrom,
  EventFromLogic,
  EventObject,
  InspectionEvent,
  InteropObservable,
  Observer,
  Subscribable,
} from 'xstate'
import type { BalanceView, balanceMachine } from '../balance/index.ts'
import type { Address } from '../hex.ts'
import type { Clock } from '../http/index.ts'
import type { NetworkView, networkMachine } from '../network/index.ts'
import type {
  Notice,
  NotificationsView,
  notificationsMachine,
} from '../notifications/index.ts'
import type { reconnectMachine } from '../reconnect/index.ts'
import type {
  SessionAnswer,
  SessionView,
  sessionMachine,
} from '../session/index.ts'
import type { LateLogic } from './late.ts'
import type { LateFact } from './late.types.ts'
import type { Unsubscribe } from './listeners.ts'
import type { Part } from './part.types.ts'
import type { LateId, LateRoles, Role } from './system.late.ts'
import type { LateWorld } from './system.world.ts'

export type { Address }

/** The machines that are there from the start, and that screens read. */
interface EarlyRoles {
  session: Role<typeof sessionMachine, SessionView, 'session.check'>
  balance: Role<typeof balanceMachine, BalanceView, 'balance.refetch'>
  network: Role<typeof networkMachine, NetworkView, 'network.check'>
  notifications: Role<
    typeof notificationsMachine,
    NotificationsView,
    EventFromLogic<typeof notificationsMachine>['type']
  >
}

type Roles = EarlyRoles & LateRoles
export type EarlyId = keyof EarlyRoles
export type PartId = EarlyId | LateId

/** Everything that screens read, one value for each machine. */
export type SystemView = { [Id in PartId]: Roles[Id]['view'] }

/** What screens may send; each goes to the machine its name begins with. */
export type SystemEvent =
  | {
      [Id in PartId]: Extract<
        EventFromLogic<Roles[Id]['logic']>,
        { type: Roles[Id]['sent'] }
      >
    }[PartId]
  /** The sign-in is looked at: a message is there for whichever account comes. */
  | { type: 'login.open' }
  /** Signs in with the account that the wallet shows. */
  | { type: 'login.start' }
  /** "Sign out" of the account menu: session, sign-in and wallet (R4.6). */
  | { type: 'session.signOut' }

/** A machine that says nothing is typed as one that may say anything. */
type FactOf<Logic extends AnyActorLogic> =
  EventObject extends EmittedFrom<Logic> ? never : EmittedFrom<Logic>

/** What the machines emit. */
export type SystemFact =
  | { [Id in PartId]: FactOf<Roles[Id]['logic']> }[PartId]
  | { type: 'welcome.stayed' }
  | LateFact<LateId>

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
  /** The address with the open session. */
  user: Address | null
  isGreetingDue: boolean
  /** A person left, and the server has not heard of it (R7.4). */
  isUnheard: boolean
}

/** What the root machine itself does to the world. */
export type SystemEffects = {
  /** Reloads the page, or says that this front end does not (R4.5). */
  welcome: CallbackActorLogic<WelcomeEvent>
  /** Forgets the remembered wallet where none is connected (R4.7). */
  walletMemory: CallbackActorLogic<WalletMemoryEvent>
  /** Hands what the machines emit to the root. */
  relay: CallbackActorLogic<AnyEventObject>
}

export type WelcomeEvent = { type: 'welcome.begin' }
export type WalletMemoryEvent = { type: 'memory.forget' }

/** The machines that `system` joins. */
export type SystemMachines = {
  reconnect: typeof reconnectMachine
  /** Plays every machine that comes late. */
  late: LateLogic
} & { [Id in EarlyId]: EarlyRoles[Id]['logic'] }

/** The machines that screens read from the start. */
export type EarlyParts = {
  [Id in EarlyId]: Part<EarlyRoles[Id]['logic'], SystemView[Id]>
}

/** Every machine with its I/O: forget one, and it does not compile. */
export type SystemActors = EarlyParts &
  Pick<SystemMachines, 'reconnect'> &
  Pick<SystemEffects, 'welcome' | 'walletMemory'> & {
    /** What the late machines are built from. */
    late: LateWorld
  }

export interface SystemOptions extends Partial<SystemInput> {
  actors: SystemActors
  /** @default the platform's */
  clock?: Clock
  /** For the log of a developer; never read it for logic. */
  inspect?: (event: InspectionEvent) => void
}

/** What a front end may hear: what happened, where the view only says what is. */
export type SystemEmitted = Exclude<SystemFact, { type: 'welcome.stayed' }>

/**
 * The running club, headless, in the shape of an XState actor: `useSelector` of
 * @xstate/react and @xstate/vue, `useSyncExternalStore`, Svelte's `$system` and
 * `from` of Solid and RxJS take it as it is. It needs none of them.
 */
export interface System
  extends Subscribable<SystemView>,
    InteropObservable<SystemView> {
  /**
   * Before that it shows what it knows, and keeps what it is sent. After `stop` it
   * begins anew, and asks the server who is signed in: subscriptions go on.
   */
  start: () => System
  /** Ends all that it does. The view stays as it was. */
  stop: () => void
  /**
   * While it is stopped, an event is kept for the next run, and dropped where no
   * machine of that can hear it.
   *
   * @throws MachineAbsentError where a machine whose code is not there yet can
   * neither begin nor end with the event, and where no machine is named so.
   */
  send: (event: SystemEvent) => void
  /**
   * Whether its machine would do something about an event now: what a button may
   * offer, such as `wallet.retry`. What concerns several machines (`wallet.open`,
   * `wallet.disconnect`, `login.open`, `login.start`, `login.cancel`,
   * `session.signOut`) is heard at any time. `false` while it is stopped, and of a
   * machine that is none of its own.
   */
  can: (event: SystemEvent) => boolean
  /** The same object until something changes. */
  getSnapshot: () => SystemView
  /** What it was before it started: what a server draws, and a page begins with. */
  getInitialSnapshot: () => SystemView
  /**
   * Tells the view at once, and then each other one, once. It never completes, for
   * it may be started again.
   */
  subscribe: {
    (observer: Observer<SystemView>): Unsubscribe
    (
      next: (view: SystemView) => void,
      error?: (error: unknown) => void,
      complete?: () => void,
    ): Unsubscribe
  }
  /** Hears what the machines emit, or all of it (`'*'`), as it happens. */
  on: <Type extends SystemEmitted['type'] | '*'>(
    type: Type,
    handler: (
      fact: Type extends '*'
        ? SystemEmitted
        : Extract<SystemEmitted, { type: Type }>,
    ) => void,
  ) => Unsubscribe
}

export type { Notice }
