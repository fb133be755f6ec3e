import type { SignedMessage } from '@narwhal-club/core/contract'
import {
  checkLimits,
  contentHash,
  noPreviousDigest,
  type PowerSnapshot,
  type ProposalContent,
  snapshotInSteps,
} from '@narwhal-club/core/governance'
import {
  type Actor,
  canPropose,
  isModerator,
  votingPowerOf,
} from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { actIn, leftOutOf, rulesOf } from '../clubs/actorIn.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'
import type { DraftRow } from '../drafts/drafts.ports.ts'
import type { PaidFor } from '../fees/feePurpose.ts'
import { holdToAuthor } from './holdToAuthor.ts'
import {
  holdToRules,
  holdToSchedule,
  holdToWords,
  judgeContent,
  judgeSchedule,
} from './judgeContent.ts'
import type { ProposalPorts, ProposalRow } from './proposals.ports.ts'
import { readSigned, type Signed } from './readSigned.ts'
import { writeProposal } from './writeProposal.ts'

type Address = `0x${string}`

/** Milliseconds of work between two turns of others. */
const slice = 8

/** Freezes who may vote, a slice at a time. */
export async function freezePower<Tx>(
  {
    clock,
    pause,
    keccak,
  }: Pick<ProposalPorts<Tx>, 'clock' | 'pause' | 'keccak'>,
  owners: Parameters<typeof snapshotInSteps>[0],
  excluded: readonly string[],
): Promise<PowerSnapshot> {
  const work = snapshotInSteps(owners, excluded as Address[], keccak)
  let began = clock.now()
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
    if (clock.now() - began < slice) continue
    await pause()
    began = clock.now()
  }
}

/** What is to be published, after all that can be asked before it is. */
export interface Ready {
  club: ClubStanding
  content: ProposalContent
  hosts: string[]
  signed: Signed | null
}

/**
 * Holds a draft and what was signed for it against tables E and P, as far as they
 * are about the words and who signs. The caller holds the draft.
 *
 * @throws RefusalError
 */
export async function readyToPublish<Tx>(
  ports: ProposalPorts<Tx>,
  tx: Tx,
  draft: DraftRow,
  asked: {
    signed: SignedMessage | null
    hasWaited: boolean
    contentHash?: string
  },
): Promise<Ready & { actor: Actor }> {
  const { clock, recover, writes, blockedHosts } = ports
  const { author } = draft
  const { club, actor } = await actIn(
    ports,
    ports.actorAt(author),
    draft.club,
    tx,
  )
  const { earliestStart: _, duration: __, ...written } = draft.content
  const signed = asked.signed
    ? readSigned(asked.signed, {
        now: clock.now(),
        recover,
        club,
        author,
        title: written.title,
        version: 1,
        replaces: noPreviousDigest,
        hasWaited: asked.hasWaited,
      })
    : null
  const judged = judgeContent(written, club.rules, blockedHosts)
  const hash = judged.content && contentHash({ ...judged.content, version: 1 })
  const named = [signed?.message.contentHash, asked.contentHash]
  if (hash && named.some((each) => each !== undefined && each !== hash))
    throw new RefusalError('content_changed')
  if (signed && (await writes.hasDigest(tx, signed.digest)))
    throw new RefusalError('replayed')
  holdToRules(club)
  const content = holdToWords(judged)
  if (signed) {
    const { message } = signed
    const signedAt = message.timestamp * 1_000
    holdToSchedule(judgeSchedule(message, club.rules, signedAt))
  }
  await holdToAuthor(ports, author, tx)
  return { club, actor, content, hosts: judged.hosts, signed }
}

/** @throws RefusalError where there are as many as there may be (P11). */
export async function holdToLimits<Tx>(
  { clock, writes }: ProposalPorts<Tx>,
  tx: Tx,
  actor: Actor,
  club: ClubStanding,
): Promise<void> {
  const now = clock.now()
  const facts = await writes.limits(club.id, actor.address ?? '', now, tx)
  const isExempt = isModerator(actor, club)
  const limit = checkLimits(facts.ends, facts.published, isExempt, now)
  if (limit.ok) return
  const resetAt = new Date(limit.resetAt).toISOString()
  const full = limit.full.map(({ of, is, most }) => ({ of, is, most }))
  throw new RefusalError('proposal_limit', { details: { resetAt, full } })
}

export interface Publish {
  paid: PaidFor
  signed: SignedMessage
  /** The message was held to the clock before its fee was paid. */
  hasWaited: boolean
}

/**
 * Publishes a draft that is signed and paid for: freezes who may vote, gives it
 * a number, and writes all of it down in the transaction, once for each draft and
 * each intent. All refusals come before anything is written.
 *
 * @throws RefusalError
 */
export async function publishProposal<Tx>(
  ports: ProposalPorts<Tx>,
  tx: Tx,
  { paid, signed: given, hasWaited }: Publish,
): Promise<ProposalRow> {
  const { clock, writes, freezer } = ports
  const by = { draft: paid.refId, intent: paid.intent }
  const draft = await writes.lockDraft(tx, paid.refId)
  const before = await writes.publishedAs(tx, by)
  if (before) return before
  if (!draft || draft.author !== paid.payer)
    throw new RefusalError('draft_not_found')
  const asked = { signed: given, hasWaited, contentHash: paid.contentHash }
  const ready = await readyToPublish(ports, tx, draft, asked)
  const { club, actor, content, hosts } = ready
  const signed = ready.signed as Signed
  const census = await ports.census()
  const excluded = leftOutOf(census, club.rules)
  if (club.nftContract !== census.collection)
    throw new RefusalError('club_misconfigured')
  // Cheap before dear: what is frozen decides afterwards.
  const { minProposeVp: need } = club.rules
  const have = actor.holdings?.votingPower ?? 0
  const verdict = canPropose(actor, rulesOf(club))
  if (verdict.ok || verdict.code !== 'holdings_unknown')
    holdTo(verdict, { have, need })
  await holdToLimits(ports, tx, actor, club)
  const frozen = await freezer.freeze(tx, clock.now())
  if (!frozen.ok) throw new RefusalError(frozen.code, { retryAfter: 5 })
  const power = await freezePower(ports, frozen.owners, excluded)
  await holdToPower(ports, tx, { actor, club, frozen, power })
  // From here on proposals of the club come one after the other.
  const number = await writes.lockClub(tx, club.id)
  // Another may have used the message while this one waited.
  if (await writes.hasDigest(tx, signed.digest))
    throw new RefusalError('replayed')
  await holdToLimits(ports, tx, actor, club)
  const { message, digest, signature } = signed
  const row = await writeProposal(ports, tx, {
    ...by,
    club,
    number,
    kind: 'proposal',
    author: draft.author,
    idea: draft.idea,
    content,
    contentHash: message.contentHash,
    signed: { message: { ...message }, signature, digest },
    schedule: message,
    frozen,
    power,
    excluded,
    fee: {
      amount: String(paid.amount),
      token: paid.token,
      tx: paid.tx ?? 'admin-exempt',
    },
    hosts,
  })
  await writes.setDraftState(tx, paid.refId, 'published')
  return row
}

/** Hours are counted in this many milliseconds. */
const hour = 3_600_000

/**
 * Asks the policy again, by what was frozen (P9), and by what was held some hours
 * before where the club wants that.
 *
 * @throws RefusalError
 */
async function holdToPower<Tx>(
  ports: ProposalPorts<Tx>,
  tx: Tx,
  known: {
    actor: Actor
    club: ClubStanding
    frozen: { block: number }
    power: PowerSnapshot
  },
): Promise<void> {
  const { actor, club, frozen, power } = known
  const address = actor.address as Address
  const held = power.holders.find((holder) => holder.address === address)
  const { minProposeVp: need } = club.rules
  const holding = (have: number) => {
    const holdings = { votingPower: have, ...frozen, isStale: false }
    const verdict = canPropose({ ...actor, holdings }, rulesOf(club))
    holdTo(verdict, { have, need })
  }
  holding(held?.votingPower ?? 0)
  await holdToHours(ports, tx, actor, club)
}

/**
 * Asks for what was held some hours ago, where the club wants that.
 *
 * @throws RefusalError
 */
export async function holdToHours<Tx>(
  { clock, freezer }: Pick<ProposalPorts<Tx>, 'clock' | 'freezer'>,
  tx: Tx,
  actor: Actor,
  club: ClubStanding,
): Promise<void> {
  const { minProposeVp: need, proposerHoldHours: hours } = club.rules
  if (hours === 0 || actor.address === null) return
  const at = clock.now() - hours * hour
  const have = votingPowerOf(await freezer.heldAt(tx, actor.address, at))
  const block = actor.holdings?.block ?? 0
  const holdings = { votingPower: have, block, isStale: false }
  holdTo(canPropose({ ...actor, holdings }, rulesOf(club)), { have, need })
}
