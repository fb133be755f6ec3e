import { checks } from './session.checks.ts'
import { identity } from './session.identity.ts'
import { sessionSetup } from './session.setup.ts'
import { telling } from './session.telling.ts'

/**
 * Who the server says we are. It is apart from the wallet (R4.2): it learns
 * what the wallet shows only to stop where the two disagree. It never signs in:
 * it is told of a sign-in. No final state: a page outlives its sessions.
 */
export const sessionMachine = sessionSetup.createMachine({
  id: 'session',
  context: ({ input }) => ({
    embedded: input.answer ?? null,
    user: null,
    isAdmin: false,
    walletShows: null,
    leaving: null,
  }),
  invoke: [
    { id: 'watchTabs', src: 'watchTabs' },
    { id: 'watchReturn', src: 'watchReturn' },
    { id: 'leavingMemory', src: 'leavingMemory' },
  ],
  type: 'parallel',
  states: { identity, checks, telling },
})
