import { bountyLimits, bountyStatus } from '@narwhal-club/core/bounties'
import { outcomeOf, statusOf } from '@narwhal-club/core/governance'
import type { BountyWrites } from '../../../server/api/bounties/bounties.ports.ts'
import type {
  BountyDraftRow,
  BountyRow,
  BountySeed,
  BountyVersionRow,
  DisputeCall,
  DisputeRow,
  SubmissionRow,
  SubmissionVersionRow,
} from '../../../server/api/bounties/bounties.types.ts'
import { factsOf } from '../../../server/api/bounties/presentBounty.ts'
import { mostDrafts } from '../../../server/api/drafts/drafts.ports.ts'
import { votingOf } from '../../../server/api/proposals/presentProposal.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import type { MockBountyMoment } from './bountyMoments.ts'

export interface MockWork {
  row: SubmissionRow
  versions: SubmissionVersionRow[]
}

/** A bounty with all that stands behind it, in memory. */
export interface MockBounty {
  row: BountyRow
  versions: BountyVersionRow[]
  work: MockWork[]
  dispute: DisputeRow | null
  calls: DisputeCall[]
}

export interface MockBounties {
  drafts: BountyDraftRow[]
  list: MockBounty[]
  moments: MockBountyMoment[]
}

const firstOf = ({ version, text, links, at }: SubmissionRow) => ({
  version,
  text,
  links,
  at,
})

export const bountiesOf = (seeds: readonly BountySeed[]): MockBounty[] =>
  seeds.map(({ row, versions, submissions, dispute, calls }) => ({
    row,
    versions: [...versions],
    work: submissions.map((each) => ({ row: each, versions: [firstOf(each)] })),
    dispute,
    calls: [...calls],
  }))

/** As they were said; of one moment by who said it. */
export const inOrder = (calls: readonly DisputeCall[]) =>
  [...calls].sort((a, b) => a.at - b.at || byText(a.address, b.address))

export const statusIn = (row: BountyRow, now: number) =>
  bountyStatus(factsOf(row), now)

export const isOverdueIn = (row: BountyRow, now: number) =>
  statusIn(row, now) === 'awarded' && (row.award?.payUntil ?? 0) <= now

/** Whether a bounty is asked for by who works for it. */
export const isWorkedBy = ({ work }: MockBounty, hunter: string | null) =>
  hunter === null ||
  work.some(({ row }) => row.author === hunter && row.status !== 'withdrawn')

/** Acts on bounties in memory: nothing else happens meanwhile. */
export function memoryBountyWrites(world: MockWorld): BountyWrites<null> {
  const { bounties, clubs, proposals } = world.state
  const at = (id: string) => bounties.list.find(({ row }) => row.id === id)
  const draftAt = (id: string) => bounties.drafts.find((row) => row.id === id)
  const workAt = (id: string) =>
    bounties.list.flatMap(({ work }) => work).find(({ row }) => row.id === id)

  const hasEnded = (dispute: DisputeRow | null, now: number) => {
    const id = dispute?.proposal
    const row = proposals.list.find((each) => each.row.id === id)?.row
    return row !== undefined && statusOf(votingOf(row), now) === 'closed'
  }

  return {
    async putDraft(_, draft) {
      const { id, club, author } = draft
      if (!clubs.rows.some((row) => row.id === club)) return 'no_club'
      if (draftAt(id)) return 'taken'
      const own = bounties.drafts.filter(
        (row) => row.author === author && row.state !== 'published',
      )
      if (own.length >= mostDrafts) return 'full'
      bounties.drafts.push(draft)
      return 'put'
    },
    lockDraft: async (_, id) => draftAt(id) ?? null,
    async saveDraft(_, { id, content, version, updatedAt }) {
      Object.assign(draftAt(id) ?? {}, { content, version, updatedAt })
    },
    async removeDraft(_, id) {
      bounties.drafts = bounties.drafts.filter((row) => row.id !== id)
    },
    async setDraftState(_, id, state) {
      const row = draftAt(id)
      if (row) row.state = state
    },

    publishedAs: async (_, { draft, intent }) =>
      bounties.list.find(
        ({ row }) => row.draft === draft || row.intent === intent,
      )?.row ?? null,
    hasDigest: async (_, digest) =>
      bounties.list.some(({ versions }) =>
        versions.some(({ signed }) => signed?.digest === digest),
      ),
    owes: async (author, { now, treasury }) =>
      bounties.list.some(
        ({ row, work }) =>
          row.author === author &&
          isOverdueIn(row, now) &&
          work.some(
            (each) =>
              each.row.share !== null &&
              each.row.payout?.state !== 'verified' &&
              each.row.author !== treasury,
          ),
      ),
    lockClub: async (_, club) =>
      1 +
      Math.max(
        0,
        ...bounties.list
          .filter(({ row }) => row.club === club)
          .map(({ row }) => row.number),
      ),
    lock: async (_, id) => at(id)?.row ?? null,
    async insert(_, row, version) {
      bounties.list.push({
        row,
        versions: [version],
        work: [],
        dispute: null,
        calls: [],
      })
    },
    async save(_, row) {
      const found = at(row.id)
      if (found) found.row = row
    },
    async addVersion(_, id, version) {
      at(id)?.versions.push(version)
    },
    newestVersion: async (_, id) => at(id)?.versions.at(-1) ?? null,

    bountyOf: async (_, submission) => workAt(submission)?.row.bounty ?? null,
    submissions: async (_, bounty) =>
      (at(bounty)?.work ?? [])
        .map(({ row }) => row)
        .filter(({ status }) => status !== 'withdrawn')
        .sort((a, b) => a.at - b.at || byText(a.id, b.id)),
    versionsBy: async (_, bounty, author) =>
      (at(bounty)?.work ?? [])
        .filter(({ row }) => row.author === author)
        .reduce((sum, { row }) => sum + row.version, 0),
    async putSubmission(_, row) {
      if (workAt(row.id)) return false
      at(row.bounty)?.work.push({ row, versions: [firstOf(row)] })
      return true
    },
    async saveSubmission(_, row) {
      const found = workAt(row.id)
      if (found) found.row = row
    },
    async addSubmissionVersion(_, id, version) {
      workAt(id)?.versions.push(version)
    },
    usedKeys: async (_, hash, except) => [
      ...bounties.list
        .flatMap(({ work }) => work)
        .filter(({ row }) => row.id !== except && row.payout?.hash === hash)
        .flatMap(({ row }) => row.payout?.key ?? []),
      ...world.state.fees.refunds
        .filter(({ id, hash: paid }) => id !== except && paid === hash)
        .flatMap(({ key }) => key ?? []),
    ],

    dispute: async (_, bounty) => at(bounty)?.dispute ?? null,
    calls: async (_, bounty) => inOrder(at(bounty)?.calls ?? []),
    async addCall(_, call) {
      at(call.bounty)?.calls.push(call)
    },
    async removeCall(_, { bounty, address }) {
      const found = at(bounty)
      if (found)
        found.calls = found.calls.filter((each) => each.address !== address)
    },
    async saveDispute(_, row) {
      const found = at(row.bounty)
      if (found) found.dispute = row
    },

    async unsettled({ now, after, limit }) {
      const isOpen = ({ payout }: SubmissionRow) =>
        payout !== null &&
        (payout.state === 'sent' ||
          payout.state === 'confirming' ||
          (payout.state === 'verified' &&
            (payout.verifiedAt ?? 0) > now - bountyLimits.finalAfter))
      return {
        payouts: bounties.list
          .flatMap(({ work }) => work)
          .filter(({ row }) => isOpen(row))
          .map(({ row }) => ({
            id: row.id,
            hash: row.payout?.hash as `0x${string}`,
          }))
          .filter(({ id }) => after === null || id > after)
          .sort((one, other) => byText(one.id, other.id))
          .slice(0, limit),
        disputes: bounties.list
          .filter(
            ({ row, dispute }) => row.isDisputed && hasEnded(dispute, now),
          )
          .map(({ row }) => row.id)
          .slice(0, limit),
      }
    },

    async outcomeOf(_, id, now) {
      const row = proposals.list.find((each) => each.row.id === id)?.row
      if (!row) return null
      const outcome = outcomeOf(votingOf(row), row.counts, row.quorum, now)
      const closedAt = Math.min(row.end, row.cancelled?.at ?? row.end)
      return outcome ? { outcome, closedAt } : null
    },
  }
}
