import { lateIds } from './system.late.ts'
import { departure } from './system.leaving.ts'
import { rules } from './system.rules.ts'
import { systemSetup } from './system.setup.ts'
import type { SystemContext } from './system.types.ts'

/**
 * The root. It starts the machines and is the only place where they meet: they
 * emit facts, `relay` brings them here, and `rules` says what follows. It knows
 * no more than the account of the wallet and that of the session.
 */
export const systemMachine = systemSetup.createMachine({
  id: 'system',
  context: ({ input }) => ({
    ...input,
    walletShows: null,
    walletChain: null,
    user: null,
    isGreetingDue: input.isJustSignedIn === true,
    isUnheard: false,
  }),
  invoke: [
    // First, so that it hears what the others say as they start.
    { id: 'relay', src: 'relay' },
    { id: 'welcome', src: 'welcome' },
    { id: 'walletMemory', src: 'walletMemory' },
    { id: 'notifications', src: 'notifications', systemId: 'notifications' },
    { id: 'balance', src: 'balance', systemId: 'balance' },
    {
      id: 'session',
      src: 'session',
      systemId: 'session',
      input: ({ context }) => ({ answer: context.answer }),
    },
    {
      id: 'network',
      src: 'network',
      systemId: 'network',
      input: ({ context }) => ({ chainId: context.chainId }),
    },
    ...lateIds.map((id) => ({
      id,
      src: 'late' as const,
      systemId: id,
      input: ({ context: { chainId } }: { context: SystemContext }) => ({
        id,
        chainId,
      }),
    })),
  ],
  type: 'parallel',
  states: {
    rules,
    departure,

    // One act: who looks at the sign-in finds the message there. The wallet is
    // asked on `login.sign` alone (R4.3).
    signIn: {
      initial: 'closed',
      on: {
        'login.open': { target: '.open', actions: 'prepareLogin' },
        'login.cancel': { target: '.closed', actions: 'cancelLogin' },
      },
      states: {
        closed: {},
        open: {
          on: {
            'wallet.connected': { actions: 'prepareLogin' },
            'session.opened': 'closed',
            // `rules` come first, and put away what was prepared under it.
            'session.ended': { actions: 'prepareLogin' },
            'wallet.disconnected': 'closed',
          },
        },
      },
    },

    // Once, unless a person reaches for a wallet first (R4.7).
    memory: {
      initial: 'recalling',
      states: {
        recalling: {
          invoke: {
            id: 'reconnect',
            src: 'reconnect',
            systemId: 'reconnect',
            onDone: [
              {
                guard: { type: 'isDue', params: ({ event }) => event.output },
                target: 'recalled',
                actions: {
                  type: 'reconnectWallet',
                  params: ({ event }) =>
                    event.output.due ? event.output.connectorId : null,
                },
              },
              { target: 'recalled' },
            ],
          },
          on: {
            'wallet.open': 'recalled',
            'wallet.connected': 'recalled',
            'wallet.disconnect': 'recalled',
            'session.signOut': 'recalled',
          },
        },
        recalled: {},
      },
    },
  },
})
