import { contentHash } from '../governance/content.ts'
import {
  hasItsSentence,
  noPreviousDigest,
  proposalDigest,
} from '../governance/message.ts'
import { openingOf } from '../governance/schedule.ts'
import { normaliseLine, normaliseText } from '../governance/text.ts'
import { voteLimits } from '../voting/limits.ts'
import type { Bundle, BundleVersion } from './bundle.ts'
import type { Claims } from './claims.ts'
import type { Fault, Findings } from './report.ts'

const isLine = (text: string) => normaliseLine(text) === text

/** Only one spelling of the words is in a bundle: others have the same hash. */
function isNormal(version: BundleVersion): boolean {
  const { title, body, summary, discussionUrl, labels } = version
  const isInOrder = labels.every(
    (label, at) => at === 0 || (labels[at - 1] as string) < label,
  )
  const isText = normaliseText(body) === body
  const lines = [title, summary, discussionUrl ?? '', ...labels]
  return isText && isInOrder && lines.every(isLine)
}

/**
 * Judges what was decided about: the words, who signed them, and that each
 * version replaces the one before it. Where the club itself asks nothing is
 * signed, and it is said so.
 */
export function judgeContent(
  { proposal, club, versions }: Bundle,
  findings: Findings,
  claims: Claims,
): void {
  if (!isLine(club.name))
    findings.fault('content', { what: 'not_normal', path: 'club.name' })
  let replaces = noPreviousDigest
  versions.forEach((version, at) => {
    const number = at + 1
    const fault = (what: Fault<'content'>) =>
      findings.fault('content', { what, version: number })
    findings.looked('content')
    if (version.version !== number) fault('version')
    if (!isNormal(version)) fault('not_normal')
    if (contentHash(version) !== version.contentHash) fault('content_hash')
    const { signed } = version
    if ((signed === null) !== (proposal.author === null)) fault('signed')
    if (!signed || proposal.author === null) {
      findings.unchecked('content', { what: 'unsigned', version: number })
      return
    }
    const { message, digest, signature } = signed
    if (proposalDigest(club.nft, message) !== digest) fault('digest')
    if (message.author !== proposal.author) fault('author')
    if (message.club !== club.id) fault('club')
    if (message.contentHash !== version.contentHash) fault('content_hash')
    if (message.version !== number) fault('version')
    if (message.replaces !== replaces) fault('replaces')
    if (!isSaid(version, club.name)) fault('sentence')
    const isAhead = message.timestamp - version.at / 1_000
    if (isAhead > voteLimits.drift.ahead) fault('time')
    const where = { version: number }
    const claim = { signer: proposal.author, code: 'content', where } as const
    claims.claim(digest, signature, claim)
    replaces = digest
  })
}

const isSaid = ({ title, signed }: BundleVersion, club: string) =>
  signed !== null && hasItsSentence(signed.message, { title, club })

/**
 * Tells whether it could be cancelled when it is said to have been: it was there,
 * voting was not over, and it is not yet to come. A server says so a millisecond
 * after the last ballot, at least: that may be the end itself.
 */
function isCancellable(
  at: number,
  { proposal, versions, lines, head }: Bundle,
) {
  const latest = versions.at(-1)?.at ?? 0
  const last = lines.at(-1)?.receivedAt
  const isBeforeEnd = at < proposal.end || at - 1 === last
  return isBeforeEnd && latest <= at && at <= head.at
}

/**
 * Judges when voting is open: as the first version was signed for and taken, and
 * as each later one says, taken before voting began; and when it was cancelled.
 */
export function judgeSchedule(bundle: Bundle, findings: Findings): void {
  const { proposal, versions } = bundle
  const fault = (what: Fault<'window'>, version?: number) =>
    findings.fault('window', { what, ...(version && { version }) })
  const { start, end, cancelledAt } = proposal
  findings.looked('window')
  if (cancelledAt !== null && !isCancellable(cancelledAt, bundle))
    fault('cancelled')
  if (start >= end || start % 1_000 !== 0 || end % 1_000 !== 0)
    fault('schedule')
  let opening: { start: number; end: number } | undefined
  versions.forEach(({ signed, at, version }) => {
    if (!signed) return
    if (opening && at >= opening.start) fault('edited_late', version)
    // An edit says when: it names no moment that is past.
    const takenAt = opening ? 0 : at
    opening = openingOf(signed.message, takenAt)
  })
  if (!opening) findings.unchecked('window', { what: 'unsigned' })
  else if (opening.start !== start || opening.end !== end) fault('schedule')
}
