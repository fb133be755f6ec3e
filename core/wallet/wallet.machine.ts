import { attached } from './wallet.attached.ts'
import { walletSetup } from './wallet.setup.ts'
import type {
  ConnectOutcome,
  WalletOption,
  WalletOutcome,
} from './wallet.types.ts'

const connection = (x: { event: { output: ConnectOutcome } }) => x.event.output
const found = (x: { event: { output: WalletOutcome<WalletOption[]> } }) =>
  x.event.output
/** The wallet did not connect, and the person can do something about it. */
const unanswered = walletSetup.createStateConfig({
  tags: 'actionable',
  entry: 'emitFailed',
  on: {
    'wallet.retry': 'connecting',
    'wallet.back': 'choosing',
    'wallet.cancel': 'disconnected',
  },
})

/**
 * The one wallet of the page: finding it, connecting, keeping to our chain,
 * letting go. It never signs anyone in: a connected wallet is not a session
 * (R4.3). It never prompts unless a person asked: `reconnecting` is silent.
 * No final state: the page may connect again as often as it likes.
 */
export const walletMachine = walletSetup.createMachine({
  id: 'wallet',
  context: ({ input }) => ({
    chainId: input.chainId,
    options: [],
    option: null,
    account: null,
    failure: null,
  }),
  invoke: { id: 'memory', src: 'memory' },
  initial: 'disconnected',
  states: {
    disconnected: {
      entry: ['dropAccount', 'clearFailure'],
      on: {
        'wallet.open': 'discovering',
        'wallet.reconnect': 'reconnecting',
      },
    },

    discovering: {
      tags: 'pending',
      entry: ['dropOption', 'clearFailure'],
      invoke: {
        id: 'discover',
        src: 'discover',
        onDone: [
          {
            guard: { type: 'isAnyFound', params: found },
            target: 'choosing',
            actions: { type: 'takeFound', params: found },
          },
          {
            guard: { type: 'isOk', params: found },
            target: 'noWallet',
            actions: { type: 'takeFound', params: found },
          },
          {
            target: 'failed',
            actions: { type: 'takeFailure', params: found },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'failWith', params: 'wallet.unexpected' },
        },
      },
      after: {
        discoverTimeout: {
          target: 'failed',
          actions: { type: 'failWith', params: 'wallet.timeout' },
        },
      },
      on: { 'wallet.cancel': 'disconnected' },
    },

    choosing: {
      tags: 'actionable',
      entry: ['dropOption', 'clearFailure'],
      invoke: { id: 'watchOptions', src: 'watchOptions' },
      on: {
        'wallet.choose': {
          guard: { type: 'isKnownOption', params: ({ event }) => event.id },
          target: 'connecting',
          actions: { type: 'chooseOption', params: ({ event }) => event.id },
        },
        'options.changed': {
          actions: {
            type: 'takeOptions',
            params: ({ event }) => event.options,
          },
        },
        'wallet.cancel': 'disconnected',
      },
    },

    noWallet: {
      tags: 'actionable',
      entry: [{ type: 'failWith', params: 'wallet.notFound' }, 'emitFailed'],
      // An extension may inject itself late, or be installed meanwhile.
      invoke: { id: 'watchOptions', src: 'watchOptions' },
      on: {
        'options.changed': {
          guard: { type: 'isAny', params: ({ event }) => event.options },
          target: 'choosing',
          actions: {
            type: 'takeOptions',
            params: ({ event }) => event.options,
          },
        },
        'wallet.retry': 'discovering',
        'wallet.cancel': 'disconnected',
      },
    },

    connecting: {
      tags: 'pending',
      entry: 'clearFailure',
      invoke: {
        id: 'connect',
        src: 'connect',
        input: ({ context }) => ({ id: context.option?.id ?? '' }),
        onDone: [
          {
            guard: { type: 'isConnectedHere', params: connection },
            target: 'attached.connected',
            actions: [
              { type: 'takeConnection', params: connection },
              { type: 'emitConnected', params: { silent: false } },
            ],
          },
          {
            guard: { type: 'isOk', params: connection },
            target: 'attached.wrongChain',
            actions: [
              { type: 'takeConnection', params: connection },
              { type: 'emitConnected', params: { silent: false } },
            ],
          },
          {
            guard: { type: 'isRequestPending', params: connection },
            target: 'requestOpen',
            actions: { type: 'takeFailure', params: connection },
          },
          {
            guard: { type: 'isLocked', params: connection },
            target: 'locked',
            actions: { type: 'takeFailure', params: connection },
          },
          {
            guard: { type: 'isRejected', params: connection },
            target: 'rejected',
            actions: { type: 'takeFailure', params: connection },
          },
          {
            target: 'failed',
            actions: { type: 'takeFailure', params: connection },
          },
        ],
        onError: {
          target: 'failed',
          actions: { type: 'failWith', params: 'wallet.unexpected' },
        },
      },
      initial: 'prompted',
      states: {
        prompted: { after: { slowAfter: 'slow' } },
        // The prompt may have been closed without an answer: offer to resend.
        slow: {
          on: {
            'wallet.retry': { target: '#wallet.connecting', reenter: true },
          },
        },
      },
      on: { 'wallet.cancel': 'disconnected', 'wallet.back': 'choosing' },
    },

    requestOpen: unanswered,
    locked: unanswered,
    rejected: unanswered,
    failed: {
      tags: 'actionable',
      entry: 'emitFailed',
      on: {
        'wallet.retry': [
          { guard: 'hasOption', target: 'connecting' },
          { target: 'discovering' },
        ],
        'wallet.back': [
          { guard: 'hasOptions', target: 'choosing' },
          { target: 'discovering' },
        ],
        'wallet.cancel': 'disconnected',
      },
    },

    reconnecting: {
      tags: 'pending',
      invoke: {
        id: 'reconnect',
        src: 'reconnect',
        input: ({ event }) => ({
          id: event.type === 'wallet.reconnect' ? (event.id ?? null) : null,
        }),
        onDone: [
          {
            guard: { type: 'isConnectedHere', params: connection },
            target: 'attached.connected',
            actions: [
              { type: 'takeConnection', params: connection },
              { type: 'emitConnected', params: { silent: true } },
            ],
          },
          {
            guard: { type: 'isOk', params: connection },
            target: 'attached.wrongChain',
            actions: [
              { type: 'takeConnection', params: connection },
              { type: 'emitConnected', params: { silent: true } },
            ],
          },
          // The flag stays: a locked wallet is unlocked by the next visit.
          { target: 'disconnected' },
        ],
        onError: 'disconnected',
      },
      after: { reconnectTimeout: 'disconnected' },
      on: { 'wallet.open': 'discovering', 'wallet.cancel': 'disconnected' },
    },

    attached,
  },
})
