import { type InboxKind, mostUnread } from '@narwhal-club/core/contract'
import { statusOf } from '@narwhal-club/core/governance'
import { factsOf } from '../../../server/api/bounties/presentBounty.ts'
import type {
  FanOut,
  FoundEntry,
  InboxStore,
  NewEntry,
} from '../../../server/api/inbox/inbox.ports.ts'
import { lastCall } from '../../../server/api/inbox/inbox.ports.ts'
import {
  isWarnedOf,
  votingOf,
} from '../../../server/api/proposals/presentProposal.ts'
import type { ProposalRow } from '../../../server/api/proposals/proposals.ports.ts'
import { byText } from '../byText.ts'
import type { MockWorld } from '../world.types.ts'
import { choiceIn } from './currentBallot.ts'
import { awaitingIn } from './memoryAwaiting.ts'

export interface MockEntry extends NewEntry {
  id: string
  readAt: number | null
}

const isAfter = (
  entry: Pick<MockEntry, 'at' | 'id'>,
  place: { at: number; id: string },
) => (entry.at === place.at ? entry.id < place.id : entry.at < place.at)

/** As of when each is told, and whether it is at that moment. */
function momentOf(row: ProposalRow, kind: FanOut['kind'], now: number) {
  const status = statusOf(votingOf(row), now)
  if (kind === 'closed')
    return status === 'closed'
      ? Math.min(row.end, row.cancelled?.at ?? row.end)
      : null
  if (status !== 'active' || isWarnedOf(row)) return null
  return kind === 'opened' ? row.start : row.end - lastCall
}

/** Entries in memory. */
export function memoryInbox(world: MockWorld): InboxStore<null> {
  const { inbox, clubs, proposals, comments, fees, drafts, bounties } =
    world.state
  const of = (address: string) =>
    inbox.entries
      .filter((entry) => entry.address === address)
      .sort((a, b) => b.at - a.at || byText(b.id, a.id))
  const unreadOf = (address: string) =>
    Math.min(
      mostUnread,
      of(address).filter(({ readAt }) => readAt === null).length,
    )
  const offOf = (address: string): InboxKind[] => inbox.off[address] ?? []

  function aboutOf(id: string | undefined): FoundEntry['proposal'] {
    const row = proposals.list.find((each) => each.row.id === id)?.row
    if (!row) return null
    const { number, title, start, end, counts, quorum } = row
    const name = clubs.rows.find((each) => each.id === row.club)?.name ?? ''
    const cancelledAt = row.cancelled?.at ?? null
    const club = { id: row.club, name }
    const told = { id: row.id, number, title, club, start, end }
    return { ...told, cancelledAt, counts, quorum }
  }

  function feeOf({ kind, subject }: NewEntry): FoundEntry['fee'] {
    const credit = fees.credits.find(({ id }) => id === subject)
    const intent = fees.intents.find(({ id }) => id === subject)
    const amount = credit?.amount ?? intent?.amount
    if (amount === undefined) return null
    const draft = [...drafts, ...bounties.drafts].find(
      ({ id }) => id === intent?.refId,
    )
    return {
      amount: String(amount),
      purpose: intent?.purpose ?? null,
      title: draft?.content.title ?? null,
      why: kind === 'credited' ? (credit?.why ?? 'refunded') : null,
    }
  }

  /** What an entry is about, where that is a bounty, or work for one. */
  function bountyOf({
    kind,
    subject,
  }: NewEntry): Pick<FoundEntry, 'bounty' | 'work'> {
    const said =
      kind === 'reply'
        ? comments.find(({ row }) => row.id === subject)?.row.subject.id
        : subject
    const about = bounties.list.find(
      ({ row, work }) =>
        row.id === said || work.some((each) => each.row.id === subject),
    )
    if (!about) return { bounty: null, work: null }
    const { id, number, title, club, reward } = about.row
    const name = clubs.rows.find((each) => each.id === club)?.name ?? ''
    const work = about.work.find(({ row }) => row.id === subject)?.row
    return {
      bounty: {
        id,
        number,
        title,
        club: { id: club, name },
        facts: factsOf(about.row),
      },
      work: work
        ? {
            submission: work.id,
            author: work.author,
            status: work.status,
            amount: work.payout?.amount ?? null,
            asset: reward.asset,
          }
        : null,
    }
  }

  /** What was done about words of theirs, and where those stand. */
  function moderatedOf({
    subject,
  }: NewEntry): Pick<FoundEntry, 'moderated' | 'proposal' | 'bounty'> {
    const { marks } = world.state.moderation
    const mark = marks.find(({ id }) => id === subject)
    const none = { moderated: null, proposal: null, bounty: null }
    if (!mark?.act) return none
    const place =
      comments.find(({ row }) => row.id === subject)?.row.subject.id ?? subject
    const idea =
      mark.kind === 'idea' ? drafts.find(({ id }) => id === subject) : undefined
    const name = clubs.rows.find(({ id }) => id === idea?.club)?.name ?? ''
    return {
      moderated: {
        about: mark.kind,
        act: mark.act,
        reason: mark.said?.reason ?? '',
        idea: idea
          ? {
              id: idea.id,
              title: idea.content.title,
              club: { id: idea.club, name },
            }
          : null,
      },
      proposal: aboutOf(place),
      bounty: bountyOf({ kind: 'changed', subject: place, address: '', at: 0 })
        .bounty,
    }
  }

  function found(entry: MockEntry): FoundEntry {
    const { id, kind, at, readAt, subject } = entry
    const none = { proposal: null, reply: null, fee: null, moderated: null }
    const { bounty, work } = bountyOf(entry)
    const told = {
      ...none,
      id,
      kind,
      at,
      isRead: readAt !== null,
      bounty,
      work,
    }
    if (kind === 'moderated') return { ...told, ...moderatedOf(entry) }
    const isFee = kind === 'paid' || kind === 'credited'
    if (isFee) return { ...told, fee: feeOf(entry) }
    if (bounty && kind !== 'reply') return told
    const said =
      kind === 'reply'
        ? comments.find(({ row }) => row.id === subject)?.row
        : undefined
    const proposal = aboutOf(kind === 'reply' ? said?.subject.id : subject)
    const reply = said && {
      id: said.id,
      author: said.author,
      text: said.text,
      reports: said.reports,
    }
    return { ...told, proposal, reply: reply ?? null }
  }

  async function put(_: null, entries: readonly NewEntry[]) {
    const fresh = entries.filter(
      ({ address, kind, subject }) =>
        !offOf(address).includes(kind) &&
        !inbox.entries.some(
          (entry) =>
            entry.address === address &&
            entry.kind === kind &&
            entry.subject === subject,
        ),
    )
    for (const entry of fresh)
      inbox.entries.push({ ...entry, id: crypto.randomUUID(), readAt: null })
    return fresh.map(({ address }) => address)
  }

  return {
    async list({ address, after, limit }) {
      const rows = of(address).filter(
        (entry) => !after || isAfter(entry, after),
      )
      const unread = unreadOf(address)
      return { unread, rows: rows.slice(0, limit).map(found) }
    },

    async read(address, asked, at) {
      const id = 'entry' in asked ? asked.entry : asked.upTo
      const own = of(address)
      const from = own.find((entry) => entry.id === id)
      for (const entry of own) {
        const isMeant =
          entry === from ||
          ('upTo' in asked && from !== undefined && isAfter(entry, from))
        if (isMeant) entry.readAt ??= at
      }
      return unreadOf(address)
    },

    off: async (address) => offOf(address),
    async setOff(address, off) {
      inbox.off[address] = [...off]
    },
    awaiting: async (address, now, limit) =>
      awaitingIn(world, { address, now, limit }),
    put,
    async withdraw(_, { kind, subject }) {
      inbox.entries = inbox.entries.filter(
        (entry) => entry.kind !== kind || entry.subject !== subject,
      )
    },

    async fanOut(tx, { kind, proposal, now, after, limit }) {
      const seed = proposals.list.find(({ row }) => row.id === proposal)
      const at = seed ? momentOf(seed.row, kind, now) : null
      if (!seed || at === null) return { told: [], next: null }
      const { row, holders } = seed
      const followers = clubs.follows
        .filter(({ club }) => club === row.club)
        .map(({ address }) => address)
      const all = [
        ...followers,
        ...(kind === 'closed' && row.author ? [row.author] : []),
      ]
      const batch = [...new Set(all)]
        .sort(byText)
        .filter((address) => address > after)
        .slice(0, limit)
      const isMeant = (address: string) =>
        kind === 'opened'
          ? address !== row.author
          : kind === 'closed'
            ? address !== row.cancelled?.by
            : holders.some((held) => held.address === address) &&
              !choiceIn(world.state, proposal, address)
      const told = batch.filter(isMeant)
      const entries = told.map((address) => ({
        address,
        kind,
        subject: proposal,
        at,
      }))
      const next = batch.length < limit ? null : (batch.at(-1) ?? null)
      return { told: await put(tx, entries), next }
    },
  }
}
