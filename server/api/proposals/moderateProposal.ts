import type { Asked, proposalsApi } from '@narwhal-club/core/contract'
import { readReason, statusOf } from '@narwhal-club/core/governance'
import {
  type Actor,
  canCancel,
  canModerate,
  canReport,
  isAuthor,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { actIn, rulesOf } from '../clubs/actorIn.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'
import { isWarnedOf, votingOf } from './presentProposal.ts'
import type { FoundProposal, ProposalPorts } from './proposals.ports.ts'

type Api = typeof proposalsApi

interface Held<Tx> {
  tx: Tx
  found: FoundProposal
  actor: Actor
  club: ClubStanding
  /** After the wait for the lock. */
  now: number
  by: string
}

/** Does something to a proposal that no one else changes meanwhile. */
const holding = <Tx>(
  ports: ProposalPorts<Tx>,
  asker: Actor,
  id: string,
  act: (held: Held<Tx>) => Promise<void>,
) =>
  ports.transact(async (tx) => {
    const by = asker.address ?? ''
    const found = await ports.writes.lock(tx, id, by)
    if (!found) throw new RefusalError('proposal_not_found')
    const acting = await actIn(ports, asker, found.club, tx)
    await act({ tx, found, ...acting, now: ports.clock.now(), by })
    return { ok: true } as const
  })

/** @throws RefusalError for what would show as nothing, or without end. */
function holdToReason(written: string, least?: number): string {
  const reason = readReason(written, least)
  if (reason === null)
    throw new RefusalError('invalid_body', { reason: 'no reason' })
  return reason
}

/** Where the log of moderation leads to. */
const placeOf = ({ club, id }: FoundProposal) => ({
  club,
  kind: 'proposal',
  id,
})

/** Takes a proposal back (D1, D2); what one who looks after the club does is audited. */
export const cancelProposal = <Tx>(
  ports: ProposalPorts<Tx>,
  asker: Actor,
  { proposal, body }: Asked<Api['cancelProposal']>,
) =>
  holding(ports, asker, proposal, async (held) => {
    const { tx, found, actor, club, now: at, by } = held
    const reason = holdToReason(body.reason)
    const { author } = found
    const status = statusOf(votingOf(found), at)
    holdTo(canCancel(actor, { author, status, club: rulesOf(club) }))
    await ports.writes.cancel(tx, proposal, { at, by, reason })
    await ports.news.cancelled(tx, found, at)
    // What an author alone might have done is their own business.
    if (isAuthor(actor, { author }) && status === 'pending') return
    const kind = 'proposal.cancelled'
    const details = { place: placeOf(found) }
    await ports.note(tx, { kind, by, to: proposal, reason, details })
  })

/** Tells moderators of it: each holder once. */
export const reportProposal = <Tx>(
  ports: ProposalPorts<Tx>,
  asker: Actor,
  { proposal, body }: Asked<Api['reportProposal']>,
) =>
  holding(ports, asker, proposal, async ({ tx, found, actor, now: at, by }) => {
    // By what was frozen: one NFT that goes round is one holder.
    const { votingPower } = found.mine
    const { block } = found.snapshot
    const holdings = { votingPower, block, isStale: false }
    holdTo(canReport({ ...actor, holdings }), { need: 1 })
    const { reason } = body
    const text = holdToReason(body.text ?? '', 0) || null
    const report = { address: by, reason, text, at }
    const counts = await ports.writes.report(tx, found, report)
    const next = { ...found, reports: found.reports + 1 }
    // How many there are is told to no page: only that there are enough.
    if (counts && isWarnedOf(next) && !isWarnedOf(found))
      await ports.news.changed(tx, found)
  })

/** Puts a warning before it (F1, F2). */
export const flagProposal = <Tx>(
  ports: ProposalPorts<Tx>,
  asker: Actor,
  { proposal, body }: Asked<Api['flagProposal']>,
) =>
  holding(ports, asker, proposal, async (held) => {
    const { tx, found, actor, club, now: at, by } = held
    const reason = holdToReason(body.reason)
    holdTo(canModerate(actor, rulesOf(club)))
    if (found.flagged) throw new RefusalError('already_flagged')
    await ports.writes.flag(tx, proposal, { at, by, reason })
    await ports.news.changed(tx, found)
    const kind = 'proposal.flagged'
    const details = { place: placeOf(found) }
    await ports.note(tx, { kind, by, to: proposal, reason, details })
  })

/** Takes flag and reports back: a moderator has looked. */
export const clearProposal = <Tx>(
  ports: ProposalPorts<Tx>,
  asker: Actor,
  { proposal }: Asked<Api['clearProposal']>,
) =>
  holding(ports, asker, proposal, async (held) => {
    const { tx, found, actor, club, by, now } = held
    holdTo(canModerate(actor, rulesOf(club)))
    await ports.writes.clear(tx, proposal, now)
    if (isWarnedOf(found)) await ports.news.cleared(tx, found, now)
    const details = { place: placeOf(found), reports: found.reports }
    const kind = 'proposal.cleared'
    await ports.note(tx, { kind, by, to: proposal, details })
  })
