import type { Receipt } from '../rules/voting/index.ts'
import type { Contradiction, ShownProposal } from './witness.types.ts'

const hash = (byte: string) => `0x${byte.repeat(32)}` as const
const address = (byte: string) => `0x${byte.repeat(20)}` as const

export const first = 'e0000000-0000-4000-8000-000000000001'
export const second = 'e0000000-0000-4000-8000-000000000002'

export const shown: ShownProposal = {
  proposal: first,
  root: hash('a1'),
  version: 2,
  contentHash: hash('a2'),
  ballots: 7,
}

export const receipt: Receipt = {
  format: 'narwhal-receipt-1',
  proposal: first,
  voter: address('ab'),
  seq: 0,
  choice: 'yes',
  power: 3,
  digest: hash('a3'),
  place: 6,
  line: { index: 417, hash: hash('a4') },
  receivedAt: Date.UTC(2026, 10, 18, 12),
  key: address('5e'),
  signature: `0x${'a5'.repeat(65)}`,
}

export const forked: Contradiction = {
  code: 'head',
  seen: {
    at: Date.UTC(2026, 10, 18, 12),
    line: 417,
    hash: hash('b1'),
    whole: { size: 418, hash: hash('b1') },
  },
  served: {
    at: Date.UTC(2026, 10, 20, 9),
    line: 417,
    hash: hash('b2'),
    whole: { size: 418, hash: hash('b2') },
  },
}
