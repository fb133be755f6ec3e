import { tokenDecimals } from '../constants.ts'
import type { BountyDetail, ClubDetail } from '../contract/index.ts'
import type { Address, Hex } from '../hex.ts'
import { bountyFaultsByField } from '../messages/bountyFaults.ts'
import type { AskBountyDraft } from '../proposing/proposing.bounty.calls.ts'
import { bountyKind } from '../proposing/proposing.bounty.kind.ts'
import { bountyToSign, datesOf } from '../proposing/proposing.bounty.message.ts'
import {
  type BountyMessage,
  bountyDigest,
  bountyHash,
  checkBounty,
  checkLater,
  faultsOfChange,
} from '../rules/bounties/index.ts'
import { toDecimal } from '../rules/format/units.ts'
import { failed } from './revising.failure.ts'
import type { RevisionSteps } from './revising.purpose.ts'
import type {
  Published,
  PublishedBounty,
  RevisingErrors,
  Written,
  WrittenBounty,
} from './revising.types.ts'

function bountyOf(published: Published): PublishedBounty {
  if (published.purpose !== 'bounty') throw new TypeError('No bounty')
  return published
}
const writtenOf = ({ published, value }: Written): WrittenBounty => ({
  published: bountyOf(published),
  // Words are of the purpose that what is published has.
  value: value as WrittenBounty['value'],
})

/** What a new version stands on; null: there can be none. */
function publishedOf(
  bounty: BountyDetail,
  { id, name, nftContract }: ClubDetail,
): PublishedBounty | null {
  const { author, signed, status, reward, version, publishedAt } = bounty
  if (status !== 'open' || !signed) return null
  const { title, description, category, skills, winnersMax } = bounty
  const { minVp, visibility, submitBy, decideBy, payBy } = bounty
  const amount = toDecimal(BigInt(reward.amount), tokenDecimals)
  const content = {
    title,
    description,
    category,
    skills,
    reward: { ...reward, amount },
    winnersMax,
    minVp,
    visibility,
    submitBy,
    decideBy,
    payBy,
  }
  return {
    purpose: 'bounty',
    id: bounty.id,
    draft: { author: author as Address, content },
    club: { id, name, nft: nftContract as Address },
    before: { version, digest: signed.digest as Hex },
    publishedAt: Date.parse(publishedAt),
  }
}

/** No date comes sooner than hunters were told. */
const judgeDates =
  ({ draft, publishedAt }: PublishedBounty) =>
  (dates: ReturnType<typeof datesOf>, now: number) =>
    checkLater(datesOf(draft.content), dates, { now, publishedAt })

/** What is wrong with any bounty, and what would be less than hunters rely on. */
function errorsOf(
  { published, value }: WrittenBounty,
  now: number,
): RevisingErrors {
  const before = checkBounty(published.draft.content)
  const after = checkBounty(value)
  const changes =
    before.ok && after.ok ? faultsOfChange(before.content, after.content) : []
  return bountyFaultsByField([
    ...(after.ok ? changes : after.faults),
    ...judgeDates(published)(datesOf(value), now),
  ])
}

/** Creates what new versions of bounties do in their own way. */
export const createBountyRevision = (ask: AskBountyDraft): RevisionSteps => ({
  find: async (bounty, signal) => {
    const found = await ask('bounty', { bounty }, { signal })
    const club = await ask('club', { club: found.club.id }, { signal })
    return publishedOf(found, club)
  },

  readWords: (words) => bountyKind(() => 0).read(words),

  errorsOf: (written, now) => errorsOf(writtenOf(written), now),

  check: async (written, signal) => {
    const { published, value: content } = writtenOf(written)
    const { id: bounty, club, before } = published
    const body = { club: club.id, content, bounty }
    const check = await ask('checkBounty', { body }, { signal })
    if (check.faults.length > 0)
      return { kind: 'faulty', errors: bountyFaultsByField(check.faults) }
    // Worked out here as well: what is signed is what the author sees.
    const own = checkBounty(content)
    const version = before.version + 1
    const hash = own.ok && bountyHash({ ...own.content, version })
    return hash && hash === check.contentHash
      ? { kind: 'sound', contentHash: hash, newHosts: [], duplicates: [] }
      : failed('proposing.contentDiffers')
  },

  toSign: (written, hash) => {
    const { published, value: content } = writtenOf(written)
    const draft = { ...published.draft, content }
    return bountyToSign({ ...published, draft }, hash, judgeDates(published))
  },

  errorsBy: bountyFaultsByField,

  publish: (written, { message, ...proof }, signal) => {
    const { published, value: content } = writtenOf(written)
    const body = { content, message: { ...message }, ...proof }
    return ask('editBounty', { bounty: published.id, body }, { signal })
  },

  // The hash of the content says nothing of dates.
  hasIt: async ({ published: { id, club } }, { message }, signal) => {
    const { signed } = await ask('bounty', { bounty: id }, { signal })
    return signed?.digest === bountyDigest(club.nft, message as BountyMessage)
  },
})
