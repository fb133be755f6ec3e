import {
  type BountyContent,
  bountyHash,
  checkDates,
} from '@narwhal-club/core/bounties'
import type { SignedMessage } from '@narwhal-club/core/contract'
import { noPreviousDigest } from '@narwhal-club/core/governance'
import { canOpenBounty } from '@narwhal-club/core/policies'
import { RefusalError } from '../../errors.ts'
import { holdTo } from '../../http/verdicts.ts'
import { actIn, rulesOf } from '../clubs/actorIn.ts'
import type { ClubStanding } from '../clubs/clubs.ports.ts'
import type { PaidFor } from '../fees/feePurpose.ts'
import { holdToAuthor } from '../proposals/holdToAuthor.ts'
import type { BountyPorts } from './bounties.ports.ts'
import type { BountyDraftRow, BountyRow } from './bounties.types.ts'
import { holdToBounty, holdToDates, judgeBounty } from './judgeBounty.ts'
import {
  promised,
  readSignedBounty,
  type SignedBounty,
} from './readSignedBounty.ts'

interface Asked {
  signed: SignedMessage | null
  hasWaited: boolean
  contentHash?: string
}

interface Ready {
  club: ClubStanding
  content: BountyContent
  signed: SignedBounty | null
}

/**
 * Holds a draft and what was signed for it against all that would refuse it: the
 * envelope, the words, the dates, who asks, and what they owe. The caller holds
 * the draft.
 *
 * @throws RefusalError
 */
export async function readyToOpen<Tx>(
  ports: BountyPorts<Tx>,
  tx: Tx,
  draft: BountyDraftRow,
  asked: Asked,
): Promise<Ready> {
  const { clock, recover, writes } = ports
  const { author } = draft
  const asker = ports.actorAt(author)
  const { club, actor } = await actIn(ports, asker, draft.club, tx)
  const judged = judgeBounty(draft.content, ports.blockedHosts)
  const signed = asked.signed
    ? readSignedBounty(asked.signed, {
        now: clock.now(),
        recover,
        club,
        author,
        content: judged.content,
        version: 1,
        replaces: noPreviousDigest,
        hasWaited: asked.hasWaited,
      })
    : null
  const hash = judged.content && bountyHash({ ...judged.content, version: 1 })
  const named = [signed?.message.contentHash, asked.contentHash]
  if (hash && named.some((each) => each !== undefined && each !== hash))
    throw new RefusalError('content_changed')
  if (signed && (await writes.hasDigest(tx, signed.digest)))
    throw new RefusalError('replayed')
  const content = holdToBounty(judged)
  if (signed) {
    const dates = promised(signed.message)
    const { hasWaited } = asked
    const at = hasWaited ? clock.now() : signed.message.timestamp * 1_000
    holdToDates(checkDates(dates, at, hasWaited))
  }
  await holdToAuthor(ports, author, tx)
  holdTo(canOpenBounty(actor, rulesOf(club)), { need: 1 })
  const { treasury } = ports.terms
  if (await writes.owes(author, { now: clock.now(), treasury }, tx))
    throw new RefusalError('payout_overdue')
  return { club, content, signed }
}

/**
 * Publishes a draft that is signed and paid for, once for each draft and each
 * intent. All refusals come before anything is written.
 *
 * @throws RefusalError
 */
export async function publishBounty<Tx>(
  ports: BountyPorts<Tx>,
  tx: Tx,
  asked: { paid: PaidFor; signed: SignedMessage; hasWaited: boolean },
): Promise<BountyRow> {
  const { clock, writes } = ports
  const { paid, hasWaited } = asked
  const by = { draft: paid.refId, intent: paid.intent }
  const draft = await writes.lockDraft(tx, paid.refId)
  const before = await writes.publishedAs(tx, by)
  if (before) return before
  if (!draft || draft.author !== paid.payer)
    throw new RefusalError('draft_not_found')
  const { contentHash } = paid
  const is = { signed: asked.signed, hasWaited, contentHash }
  const ready = await readyToOpen(ports, tx, draft, is)
  const { club, content } = ready
  const { message, digest, signature } = ready.signed as SignedBounty
  // From here on bounties of the club come one after the other.
  const number = await writes.lockClub(tx, club.id)
  // Another may have used the message while this one waited.
  if (await writes.hasDigest(tx, digest)) throw new RefusalError('replayed')
  const now = clock.now()
  const { description, skills, ...words } = content
  const { title, reward } = content
  const row: BountyRow = {
    ...words,
    skills: [...skills],
    id: ports.createId(),
    club: club.id,
    number,
    author: draft.author,
    version: 1,
    publishedAt: now,
    updatedAt: now,
    ...promised(message),
    closedAt: null,
    award: null,
    paidAt: null,
    cancelled: null,
    isDisputed: false,
    isUndone: false,
    ...by,
    fee: {
      amount: String(paid.amount),
      token: paid.token,
      tx: paid.tx ?? 'admin-exempt',
    },
    counts: { submissions: 0, winners: 0, paid: 0, comments: 0 },
  }
  await writes.insert(tx, row, {
    version: 1,
    title,
    description,
    skills: row.skills,
    reward,
    contentHash: message.contentHash,
    signed: { message: { ...message }, signature, digest },
    at: now,
  })
  await writes.setDraftState(tx, paid.refId, 'published')
  await ports.news.changed(tx, row)
  return row
}
