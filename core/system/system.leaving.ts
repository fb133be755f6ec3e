import { systemSetup } from './system.setup.ts'
import type { Situation } from './system.toasts.ts'
import type { SystemFact } from './system.types.ts'

const say = (as: Situation['departure']) =>
  ({
    type: 'say',
    params: ({ event }: { event: SystemFact }) => ({ fact: event, as }),
  }) as const

/** The wallet is let go: no account is attached any more. */
const letGo = [{ type: 'takeWallet', params: null }, 'tellAccount'] as const

/** No wallet is there to let go, but one may be remembered, or on its way. */
const forget = ['cancelWallet', 'forgetWallet'] as const

/** The session ends first; the wallet follows; one toast says both (R4.6). */
const leaving = (as: 'byIcon' | 'byMenu') =>
  systemSetup.createStateConfig({
    on: {
      'session.ended': [
        {
          guard: 'isWalletAttached',
          actions: 'disconnectWallet',
        },
        { target: 'staying', actions: [...forget, say(as)] },
      ],
      'session.signOutFailed': { target: 'staying', actions: say(as) },
      'wallet.disconnected': [
        {
          guard: { type: 'isByUser', params: ({ event }) => event.by },
          target: 'staying',
          actions: [...letGo, say(as)],
        },
        // It left by itself while the session was ending: that goes on.
        { actions: letGo },
      ],
      'wallet.disconnectFailed': { target: 'staying', actions: say(as) },
    },
  })

/** Whether a person is on the way out, and through which door. */
export const departure = systemSetup.createStateConfig({
  initial: 'staying',
  states: {
    staying: {
      // It is said by then, and true of that sign-out alone.
      entry: 'noteHeard',
      on: {
        'wallet.disconnect': [
          {
            guard: 'isSessionOpen',
            target: 'leavingByIcon',
            actions: 'signOut',
          },
          { guard: 'isWalletAttached', actions: 'forwardToWallet' },
          { actions: forget },
        ],
        'session.signOut': {
          guard: 'isSessionOpen',
          target: 'leavingByMenu',
          actions: 'signOut',
        },
        'wallet.disconnected': { actions: [...letGo, say('byIcon')] },
        'wallet.disconnectFailed': { actions: say('byIcon') },
      },
    },
    leavingByIcon: leaving('byIcon'),
    leavingByMenu: leaving('byMenu'),
  },
})
