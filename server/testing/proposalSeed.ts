import { emptyRoot } from '@narwhal-club/core/governance'
import type {
  ProposalRow,
  ProposalSeed,
} from '../api/proposals/proposals.ports.ts'
import { hashOf } from './paperIndex.ts'

const day = 86_400_000
const id = (number: number) =>
  `a0000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** A proposal like any other, but for what a test is about. */
export function proposalSeed(
  of: Partial<ProposalRow> & { number: number; club: string },
): ProposalSeed {
  const start = of.start ?? Date.UTC(2026, 4, 1)
  const row: ProposalRow = {
    id: id(of.number),
    kind: 'proposal',
    author: `0x${'e'.repeat(40)}`,
    idea: null,
    rulesVersion: 1,
    version: 1,
    title: `Proposal ${of.number}`,
    summary: '',
    labels: [],
    publishedAt: start,
    updatedAt: start,
    start,
    end: start + 3 * day,
    snapshot: {
      block: 7,
      blockHash: hashOf(7),
      root: emptyRoot,
      excluded: [],
    },
    eligibleVoters: 0,
    eligiblePower: 0,
    quorum: 0,
    draft: null,
    intent: null,
    fee: null,
    cancelled: null,
    flagged: null,
    reports: 0,
    newHosts: [],
    counts: {
      yesPower: 0,
      noPower: 0,
      yesVoters: 0,
      noVoters: 0,
      ballots: 0,
      comments: 0,
    },
    ...of,
  }
  const { title, summary, labels, version } = row
  const words = { title, summary, labels, version }
  return {
    row,
    versions: [
      {
        ...words,
        body: 'Words of a proposal that no one signed.',
        discussionUrl: null,
        contentHash: hashOf(of.number),
        signed: null,
        at: start,
      },
    ],
    holders: [],
  }
}
