import type { ClubDetail, ProposalDetail } from '../contract/index.ts'
import type { Address, Hex } from '../hex.ts'
import { revising } from '../messages/pages/revising.ts'
import { faultsByField } from '../messages/proposalFaults.ts'
import type { AskProposing } from '../proposing/proposing.calls.ts'
import { proposalKind } from '../proposing/proposing.kind.ts'
import { proposalToSign } from '../proposing/proposing.message.ts'
import {
  checkContent,
  contentHash,
  proposalLimits,
} from '../rules/governance/index.ts'
import { failed } from './revising.failure.ts'
import type { RevisionSteps } from './revising.purpose.ts'
import type {
  Published,
  PublishedProposal,
  RevisingErrors,
  Written,
  WrittenProposal,
} from './revising.types.ts'

const { fault } = revising.proposal

function proposalOf(published: Published): PublishedProposal {
  if (published.purpose !== 'proposal') throw new TypeError('No proposal')
  return published
}
const writtenOf = ({ published, value }: Written): WrittenProposal => ({
  published: proposalOf(published),
  // Words are of the purpose that what is published has.
  value: value as WrittenProposal['value'],
})
/** What is signed: the words in the place of those that are published. */
const signableOf = ({ published, value }: WrittenProposal) => ({
  ...published,
  draft: { ...published.draft, content: value },
})

/** What a new version stands on; null: there can be none. */
function publishedOf(
  proposal: ProposalDetail,
  { id, name, nftContract, rules }: ClubDetail,
): PublishedProposal | null {
  const { author, signed, status, title, body, summary, start, end } = proposal
  if (status !== 'pending' || !author || !signed) return null
  const content = {
    title,
    body,
    summary,
    discussionUrl: proposal.discussionUrl ?? '',
    labels: proposal.labels,
    earliestStart: start,
    duration: (Date.parse(end) - Date.parse(start)) / 1_000,
  }
  const { labels, minPeriod } = rules
  return {
    purpose: 'proposal',
    id: proposal.id,
    draft: { author, content },
    club: { id, name, nft: nftContract as Address },
    before: { version: proposal.version, digest: signed.digest as Hex },
    rules: { labels, minPeriod },
    publishedAt: Date.parse(proposal.publishedAt),
  }
}

/** What is wrong with any proposal, and a time that was promised and would be taken back. */
function errorsOf(
  { published, value }: WrittenProposal,
  now: number,
): RevisingErrors {
  const { draft, rules, publishedAt } = published
  const { earliestStart, duration } = draft.content
  const promised = Date.parse(earliestStart ?? '')
  const asked = value.earliestStart ? Date.parse(value.earliestStart) : now
  return {
    ...proposalKind({ rules, now: () => now }).validate(value),
    ...(asked > publishedAt + proposalLimits.startAhead * 1_000 && {
      earliestStart: fault.tooFar,
    }),
    ...(asked < promised && { earliestStart: fault.sooner }),
    ...(value.duration < duration && { duration: fault.shorter }),
  }
}

/** Creates what new versions of proposals do in their own way. */
export const createProposalRevision = (ask: AskProposing): RevisionSteps => ({
  find: async (proposal, signal) => {
    const found = await ask('proposal', { proposal }, { signal })
    const club = await ask('club', { club: found.club.id }, { signal })
    return publishedOf(found, club)
  },

  readWords: (words, published) => {
    const { rules } = proposalOf(published)
    return proposalKind({ rules, now: () => 0 }).read(words)
  },

  errorsOf: (written, now) => errorsOf(writtenOf(written), now),

  check: async (written, signal) => {
    const { published, value } = writtenOf(written)
    const { id, club, rules, before } = published
    const body = { club: club.id, content: value, except: id }
    const check = await ask('checkProposal', { body }, { signal })
    const { faults, newHosts, duplicates } = check
    if (faults.length > 0)
      return { kind: 'faulty', errors: faultsByField(faults) }
    // Worked out here as well: what is signed is what the author sees.
    const own = checkContent(value, rules.labels)
    const version = before.version + 1
    const hash = own.ok && contentHash({ version, ...own.content })
    return hash && hash === check.contentHash
      ? { kind: 'sound', contentHash: hash, newHosts, duplicates }
      : failed('proposing.contentDiffers')
  },

  toSign: (written, hash) =>
    proposalToSign(signableOf(writtenOf(written)), hash),

  errorsBy: faultsByField,

  publish: (written, { message, ...proof }, signal) => {
    const { published, value: content } = writtenOf(written)
    const body = { content, message: { ...message }, ...proof }
    return ask('editProposal', { proposal: published.id, body }, { signal })
  },

  hasIt: async ({ published: { id } }, { message }, signal) => {
    const { signed } = await ask('proposal', { proposal: id }, { signal })
    return signed?.contentHash === message.contentHash
  },
})
