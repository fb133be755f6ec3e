import type { Extras } from '@narwhal-club/server'
import type { TestAccounts } from '../accounts.ts'

type Seeds = NonNullable<Extras['clubs']>

const day = 86_400_000

/**
 * The clubs of every local world: the main one, one that rests and one that is
 * over, with some who follow them.
 */
export const worldClubs =
  (accounts: TestAccounts): Seeds =>
  (main) => {
    const of = (...roles: ('admin' | 'whale' | 'proposer' | 'holder')[]) =>
      roles.map((role) => accounts[role].address.toLowerCase())
    const { createdAt: now } = main
    return [
      {
        ...main,
        createdAt: now - 390 * day,
        followers: of('whale', 'proposer'),
      },
      {
        ...main,
        id: 'deep-dive',
        name: 'Deep Dive',
        tagline: 'Research trips, decided before the boat leaves.',
        description:
          'Where to dive, with whom, and what it may cost. It rests until the **spring**.',
        status: 'paused',
        createdAt: now - 200 * day,
        rules: {
          ...main.rules,
          minProposeVp: 10,
          quorumVp: 100,
          // The treasury has no say in what it pays for.
          exclusions: of('admin'),
          labels: ['trips', 'gear'],
        },
        moderators: of('proposer'),
        followers: of('whale'),
      },
      {
        ...main,
        id: 'first-tide',
        name: 'First Tide',
        tagline: 'The first season, 100 % over. Kept for the record.',
        description: 'How it all began.',
        links: [],
        status: 'archived',
        createdAt: now - 380 * day,
        followers: of('proposer'),
      },
    ]
  }
