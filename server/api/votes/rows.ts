import type { VoteChoice } from '@narwhal-club/core/voting'
import { type SQL, sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { clubs } from '../clubs/tables.ts'
import { powerLists, proposals, proposalVersions } from '../proposals/tables.ts'
import { ballots, votes } from './tables.ts'
import type { BallotRow, VoteSubject } from './votes.ports.ts'

export type Row = Record<string, unknown>

/** What an address may vote with on the proposal at hand. */
export const frozenPower = (voter: string) => sql`coalesce((
  select power from ${powerLists} as list
  where list.root = proposal.snapshot_root and list.address = ${voter}), 0)`

/** All that a vote is judged by: one statement. */
export const subjectQuery = (
  proposal: string,
  { voter, digest }: { voter: string; digest: string },
): SQL => sql`
  select proposal.id, proposal.club, club.name as club_name,
    club.status as club_status, club.nft_contract, proposal.number,
    proposal.title, version.content_hash,
    ${milliseconds(sql`proposal.start_at`)} as start_ms,
    ${milliseconds(sql`proposal.end_at`)} as end_ms,
    ${milliseconds(sql`proposal.cancelled_at`)} as cancelled_ms,
    proposal.excluded, proposal.yes_power, proposal.no_power,
    proposal.yes_voters, proposal.no_voters,
    last.place as last_place, last.line_hash as last_hash,
    ${milliseconds(sql`last.at`)} as last_ms,
    ${frozenPower(voter)} as own_power,
    own.seq as own_seq, own.choice as own_choice,
    exists (
      select from ${ballots} as known where known.digest = ${digest}
    ) as is_kept
  from ${proposals} as proposal
  join ${clubs} as club on club.id = proposal.club
  join ${proposalVersions} as version on version.proposal = proposal.id
    and version.version = proposal.version
  left join ${votes} as own on own.proposal = proposal.id
    and own.voter = ${voter}
  left join lateral (
    select ballot.place, ballot.line_hash, ballot.at from ${ballots} as ballot
    where ballot.proposal = proposal.id order by ballot.place desc limit 1
  ) as last on true
  where proposal.id = ${proposal}::uuid`

export const subjectOf = (row: Row): VoteSubject => ({
  id: String(row.id),
  club: String(row.club),
  clubName: String(row.club_name),
  clubStatus: row.club_status as VoteSubject['clubStatus'],
  nftContract: String(row.nft_contract),
  number: Number(row.number),
  title: String(row.title),
  contentHash: String(row.content_hash),
  start: Number(row.start_ms),
  end: Number(row.end_ms),
  cancelledAt: row.cancelled_ms === null ? null : Number(row.cancelled_ms),
  excluded: row.excluded as string[],
  tally: {
    yesPower: Number(row.yes_power),
    noPower: Number(row.no_power),
    yesVoters: Number(row.yes_voters),
    noVoters: Number(row.no_voters),
  },
  last:
    row.last_place === null
      ? null
      : {
          place: Number(row.last_place),
          hash: row.last_hash as BallotRow['digest'],
          at: Number(row.last_ms),
        },
  mine: {
    power: Number(row.own_power),
    // Seqs have no gaps, and begin with 0.
    ballots: row.own_seq === null ? 0 : Number(row.own_seq) + 1,
    choice: row.own_choice as VoteChoice | null,
  },
  isKept: row.is_kept === true,
})

/** The ballot at hand as its voter is told of it, with its names as in code. */
export const ownBallotJson = sql`json_build_object(
  'proposal', ballot.proposal, 'voter', ballot.voter, 'seq', ballot.seq,
  'choice', ballot.choice, 'power', ballot.power, 'reason', ballot.reason,
  'digest', ballot.digest, 'signer', ballot.signer,
  'place', ballot.place,
  'line', json_build_object('index', ballot.line, 'hash', ballot.line_hash),
  'at', ${milliseconds(sql`ballot.at`)},
  'seal', json_build_object('key', ballot.seal_key, 'signature', ballot.seal))`

/** What is written down of a ballot, one row. */
export const columnsOf = ({
  line,
  seal,
  at,
  tally,
  ...ballot
}: BallotRow): typeof ballots.$inferInsert => ({
  ...ballot,
  ...tally,
  line: line.index,
  lineHash: line.hash,
  sealKey: seal.key,
  seal: seal.signature,
  at: new Date(at),
})
