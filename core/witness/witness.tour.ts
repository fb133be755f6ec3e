import { defineTour } from '../testing/index.ts'
import { witnessMachine } from './index.ts'
import { forked, receipt, second, shown } from './witness.fixture.ts'

export const tour = defineTour({
  machine: witnessMachine,
  about:
    'What this browser was told of votes, and whether the server still tells the same. It remembers sealed heads of the ledger, how far its lines were followed, receipts, and what pages showed of proposals. What an old copy explains is asked for again, three times within two minutes; what nothing explains is said at once, and again on each visit until it is forgotten by hand. It never judges a vote: verifying does.',
  input: {},
  events: [
    { type: 'witness.show', shown },
    { type: 'witness.show', shown: { ...shown, proposal: second } },
    { type: 'witness.take', receipts: [receipt] },
    { type: 'witness.forget' },
  ],
  outputs: {
    look: {
      consistent: { kind: 'consistent', contradictions: [] },
      'maybe old': { kind: 'doubtful', contradictions: [] },
      'contradicted, and maybe old': {
        kind: 'doubtful',
        contradictions: [forked],
      },
      contradicted: { kind: 'consistent', contradictions: [forked] },
      away: { kind: 'unknown', contradictions: [] },
    },
    forget: { done: undefined },
  },
  key: ({ shown: of, receipts, tries, contradictions }) => [
    of?.proposal,
    receipts.length,
    Math.min(tries, 1),
    contradictions.length,
  ],
})
