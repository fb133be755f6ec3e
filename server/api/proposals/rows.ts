import type {
  Filed,
  ProposalCounts,
  SignedMessage,
} from '@narwhal-club/core/contract'
import { sql } from 'drizzle-orm'
import { milliseconds } from '../../db/moments.ts'
import { clubModerators, clubs } from '../clubs/tables.ts'
import { markJson } from '../moderation/mark.queries.ts'
import { choiceOn } from '../votes/voted.queries.ts'
import type {
  FoundProposal,
  ProposalRow,
  VersionRow,
} from './proposals.ports.ts'
import {
  powerLists,
  proposalReports,
  proposals,
  proposalVersions,
} from './tables.ts'

export type Row = Record<string, unknown>

/** All columns of the proposal at hand, with moments as numbers. */
export const proposalColumns = sql`proposal.*,
  ${milliseconds(sql`proposal.published_at`)} as published_ms,
  ${milliseconds(sql`proposal.updated_at`)} as updated_ms,
  ${milliseconds(sql`proposal.start_at`)} as start_ms,
  ${milliseconds(sql`proposal.end_at`)} as end_ms,
  ${milliseconds(sql`proposal.cancelled_at`)} as cancelled_ms,
  ${milliseconds(sql`proposal.flagged_at`)} as flagged_ms`

/** The version at hand as one value, with its names as they are told. */
export const versionJson = sql`json_build_object(
  'version', version.version, 'title', version.title, 'body', version.body,
  'summary', version.summary, 'discussionUrl', version.discussion_url,
  'labels', version.labels, 'contentHash', version.content_hash,
  'digest', version.digest, 'message', version.message,
  'signature', version.signature, 'at', ${milliseconds(sql`version.at`)})`

const textOrNull = (value: unknown) => (value === null ? null : String(value))

/** What someone did to it, at a moment, with words; null where no one did. */
const actOf = (at: unknown, by: unknown, reason: unknown) =>
  at === null
    ? null
    : { at: Number(at), by: String(by), reason: String(reason) }

const countsOf = (row: Row): ProposalCounts => ({
  yesPower: Number(row.yes_power),
  noPower: Number(row.no_power),
  yesVoters: Number(row.yes_voters),
  noVoters: Number(row.no_voters),
  ballots: Number(row.ballots),
  comments: Number(row.comments),
})

/** What files are named by. */
export const filedOf = (row: Row): Filed => ({
  club: String(row.club),
  number: Number(row.number),
})

export const proposalOf = (row: Row): ProposalRow => ({
  ...filedOf(row),
  id: String(row.id),
  kind: row.kind as ProposalRow['kind'],
  author: textOrNull(row.author) as ProposalRow['author'],
  idea:
    row.idea_draft === null
      ? null
      : { draft: String(row.idea_draft), author: String(row.idea_author) },
  rulesVersion: Number(row.rules_version),
  version: Number(row.version),
  title: String(row.title),
  summary: String(row.summary),
  labels: row.labels as string[],
  publishedAt: Number(row.published_ms),
  updatedAt: Number(row.updated_ms),
  start: Number(row.start_ms),
  end: Number(row.end_ms),
  snapshot: {
    block: Number(row.snapshot_block),
    blockHash: String(row.snapshot_hash),
    root: String(row.snapshot_root),
    excluded: row.excluded as string[],
  },
  eligibleVoters: Number(row.eligible_voters),
  eligiblePower: Number(row.eligible_power),
  quorum: Number(row.quorum),
  draft: textOrNull(row.draft),
  intent: textOrNull(row.intent),
  fee:
    row.fee_tx === null
      ? null
      : {
          amount: String(row.fee_amount),
          token: String(row.fee_token),
          tx: String(row.fee_tx),
        },
  cancelled: actOf(row.cancelled_ms, row.cancelled_by, row.cancel_reason),
  flagged: actOf(row.flagged_ms, row.flagged_by, row.flag_reason),
  reports: Number(row.reports),
  newHosts: row.new_hosts as string[],
  counts: countsOf(row),
})

interface VersionJson extends Omit<VersionRow, 'signed'> {
  digest: string | null
  message: SignedMessage['message'] | null
  signature: string | null
}

export function versionOf(json: unknown): VersionRow {
  const { digest, message, signature, ...version } = json as VersionJson
  const signed =
    digest && message && signature ? { digest, message, signature } : null
  return { ...version, at: Number(version.at), signed }
}

/** One proposal with its newest words, and what is of who asks: one statement. */
export const findQuery = (id: string, asker: string | null) => sql`
  select ${proposalColumns}, club.name as club_name, ${versionJson} as words,
    ${markJson('proposal', sql`proposal.id`)} as mark,
    coalesce((
      select power from ${powerLists} as list
      where list.root = proposal.snapshot_root
        and list.address = ${asker}::text
    ), 0) as own_power, exists (
      select from ${proposalReports} as report
      where report.proposal = proposal.id and report.address = ${asker}::text
        and (not report.is_answered or report.version >= proposal.version)
    ) as own_report, exists (
      select from ${clubModerators} as look
      where look.club = proposal.club and look.address = ${asker}::text
    ) as own_club, ${choiceOn(sql`proposal.id`, sql`${asker}::text`)} as own_vote
  from ${proposals} as proposal
  join ${clubs} as club on club.id = proposal.club
  join ${proposalVersions} as version on version.proposal = proposal.id
    and version.version = proposal.version
  where proposal.id = ${id}::uuid`

export const foundOf = (row: Row): FoundProposal => ({
  ...proposalOf(row),
  mark: row.mark as FoundProposal['mark'],
  clubName: String(row.club_name),
  words: versionOf(row.words),
  mine: {
    votingPower: Number(row.own_power),
    reported: row.own_report === true,
    moderates: row.own_club === true,
    voted: row.own_vote as FoundProposal['mine']['voted'],
  },
})
