import {
  openingOf,
  type PowerSnapshot,
  type ProposalContent,
  type Schedule,
} from '@narwhal-club/core/governance'
import type { ClubStanding } from '../clubs/clubs.ports.ts'
import type {
  Frozen,
  ProposalPorts,
  ProposalRow,
  VersionRow,
} from './proposals.ports.ts'

export interface Opening
  extends Pick<
    ProposalRow,
    'number' | 'kind' | 'author' | 'idea' | 'draft' | 'intent' | 'fee'
  > {
  club: ClubStanding
  content: ProposalContent
  contentHash: string
  signed: VersionRow['signed']
  schedule: Schedule
  frozen: Extract<Frozen, { ok: true }>
  power: PowerSnapshot
  excluded: string[]
  /** Hosts that its links lead to. */
  hosts: readonly string[]
}

/** Writes a proposal down that nothing refuses any more, and says so. */
export async function writeProposal<Tx>(
  ports: Pick<ProposalPorts<Tx>, 'clock' | 'writes' | 'news' | 'createId'>,
  tx: Tx,
  opening: Opening,
): Promise<ProposalRow> {
  const { clock, writes } = ports
  const { club, content, power, frozen, excluded, hosts } = opening
  const { number, kind, author, idea, draft, intent, fee } = opening
  const now = clock.now()
  const version = {
    ...content,
    labels: [...content.labels],
    version: 1,
    contentHash: opening.contentHash,
    signed: opening.signed,
    at: now,
  }
  const row: ProposalRow = {
    id: ports.createId(),
    club: club.id,
    number,
    kind,
    author,
    idea,
    rulesVersion: club.rules.version,
    version: 1,
    title: content.title,
    summary: content.summary,
    labels: version.labels,
    publishedAt: now,
    updatedAt: now,
    ...openingOf(opening.schedule, now),
    snapshot: {
      block: frozen.block,
      blockHash: frozen.blockHash,
      root: power.root,
      excluded,
    },
    eligibleVoters: power.eligibleVoters,
    eligiblePower: power.eligiblePower,
    quorum: club.rules.quorumVp,
    draft,
    intent,
    fee,
    cancelled: null,
    flagged: null,
    reports: 0,
    newHosts: await writes.addHosts(tx, hosts, now),
    counts: {
      yesPower: 0,
      noPower: 0,
      yesVoters: 0,
      noVoters: 0,
      ballots: 0,
      comments: 0,
    },
  }
  await writes.insert(tx, { row, versions: [version], holders: power.holders })
  await ports.news.scheduled(tx, row)
  return row
}
