import { contentHash, snapshotOf } from '@narwhal-club/core/governance'
import type { Extras, GovernanceSeed } from '@narwhal-club/server'
import type { Address } from 'viem'
import { disputeLasts, disputeProposal } from './bounties.ts'
import type { Past } from './past.ts'

type Seed = GovernanceSeed['proposals'][number]
type Club = ReturnType<NonNullable<Extras['clubs']>>[number]

/** What the club itself asks about a bounty that is disputed: nothing is signed. */
export function disputeOf(
  {
    title,
    body,
    summary,
    at,
  }: Record<'title' | 'body' | 'summary', string> & {
    at: number
  },
  club: Club,
  past: Past,
  excluded: readonly string[],
): Seed {
  const out = [...new Set([...excluded, ...club.rules.exclusions])].sort()
  const frozen = past(at)
  const { holders, root, eligibleVoters, eligiblePower } = snapshotOf(
    frozen.owners,
    out as Address[],
  )
  const content = { title, body, summary, discussionUrl: null, labels: [] }
  const start = Math.floor(at / 1_000) * 1_000
  return {
    row: {
      id: disputeProposal,
      club: club.id,
      number: 0,
      kind: 'dispute',
      author: null,
      idea: null,
      rulesVersion: 1,
      version: 1,
      title,
      summary,
      labels: [],
      publishedAt: at,
      updatedAt: at,
      start,
      end: start + disputeLasts,
      snapshot: {
        block: frozen.block,
        blockHash: frozen.blockHash,
        root,
        excluded: out,
      },
      eligibleVoters,
      eligiblePower,
      quorum: club.rules.quorumVp,
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
    },
    versions: [
      {
        ...content,
        version: 1,
        contentHash: contentHash({ ...content, version: 1 }),
        signed: null,
        at,
      },
    ],
    holders,
  }
}
