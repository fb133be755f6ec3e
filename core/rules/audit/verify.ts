import type { Address } from '../../hex.ts'
import { type Hashes, hashesHere } from '../hashes.ts'
import type { LedgerEntry } from '../ledger/index.ts'
import type { SealKey } from '../voting/receipt.ts'
import type { Bundle } from './bundle.ts'
import { gatherClaims } from './claims.ts'
import { countBallots, countUnproved } from './countBallots.ts'
import { createVoteDigest } from './digest.ts'
import { holdToMemory } from './holdToMemory.ts'
import { createBallotJudge } from './judgeBallot.ts'
import { judgeContent, judgeSchedule } from './judgeContent.ts'
import { judgeList } from './judgeList.ts'
import { judgeHead, judgeReceipt, type ReadBallot } from './judgeSeals.ts'
import { readBundle } from './readBundle.ts'
import { createLineReader } from './readLines.ts'
import type { Memory } from './remembered.ts'
import { type AuditReport, gatherFindings } from './report.ts'
import type { SignedDigest } from './signature.ts'
import { judgeStand } from './stand.ts'
import type { TextLines } from './textLines.ts'

/** What is judged besides the bundle itself. */
export interface AuditTerms {
  /** A receipt, as somebody handed it in: JSON. */
  receipt?: unknown
  /**
   * Keys that are known from elsewhere. Without them those of the bundle count,
   * and seals show no more than that the bundle agrees with itself.
   */
  keys?: readonly SealKey[]
  /** What this browser was told of votes before. */
  memory?: Memory
  /** Where there are faster ones than ours. */
  hashes?: Hashes
  /** The bundle's lines, as `readText` has them: the value has none then. */
  lines?: TextLines
  /** Hears the bundle once all of it could be read, while signers are recovered. */
  onRead?: (bundle: Bundle) => void
}

export interface AuditProgress {
  part: 'lines' | 'list' | 'signatures'
  done: number
  of: number
}

export type AuditStep =
  | ({ is: 'progress' } & AuditProgress)
  /** Signatures whose signers will be asked for: work on them may begin. */
  | { is: 'recover'; jobs: readonly SignedDigest[] }
  /** All that was asked for so far is no more: it begins anew. */
  | { is: 'forget' }
  /** The next call hands in the signers of all of them, in their order. */
  | { is: 'collect'; of: number }

/** Signers, null where a signature is nobody's; nothing where none were asked for. */
export type Signers = readonly (Address | null)[] | undefined

/** Lines between two places at which the work may be put aside. */
const stride = 64

/**
 * Verifies a bundle a little at a time (docs/audit-format.md). It recovers no
 * signature itself: `audit` and `auditWith` do, or whoever drives the steps.
 *
 * @param value what was handed in as a bundle, any JSON. It never throws.
 */
export function* auditInSteps(
  value: unknown,
  { lines, ...terms }: AuditTerms = {},
): Generator<AuditStep, AuditReport, Signers> {
  if (!lines) return yield* judgeBundle(value, terms)
  const read = readBundle(value)
  if (read.ok) {
    const report = yield* judgeRead(read.bundle, lines.read(), terms)
    if (report) return report
    yield { is: 'forget' }
  }
  return yield* judgeBundle(lines.whole(), terms)
}

type Judging<Report> = Generator<AuditStep, Report, Signers>
type Terms = Omit<AuditTerms, 'lines'>

/** Judges what JSON has read. */
function* judgeBundle(value: unknown, terms: Terms): Judging<AuditReport> {
  const read = readBundle(value)
  if (read.ok) {
    const { lines, ...frame } = read.bundle
    const report = yield* judgeRead({ ...frame, lines: [] }, lines, terms)
    // They are all there.
    return report as AuditReport
  }
  const findings = gatherFindings()
  findings.looked('format')
  for (const path of read.faults)
    findings.fault('format', { what: 'shape', path })
  return { verdict: 'red', checks: findings.all(), ballots: 0 }
}

/**
 * Judges a bundle whose lines come one after the other, and are put into it;
 * undefined where there is none in a place.
 */
function* judgeRead(
  bundle: Bundle,
  lines: Iterable<LedgerEntry | undefined>,
  { receipt, keys: known, memory, hashes = hashesHere, onRead }: Terms,
): Judging<AuditReport | undefined> {
  const findings = gatherFindings()
  findings.looked('format')
  const keys = known ?? bundle.keys
  const claims = gatherClaims(findings)
  let asked = 0
  const recover = (): AuditStep => {
    const jobs = claims.take()
    asked += jobs.length
    return { is: 'recover', jobs }
  }
  for (const code of always) findings.looked(code, 0)

  const ballots = new Map<number, ReadBallot>()
  const last = new Map<Address, number>()
  const into = { findings, claims, ballots, last }
  const readBallot = createBallotReader(bundle, hashes, into)
  for (const line of lines) {
    if (!line) return undefined
    readBallot(line, bundle.lines.push(line) - 1)
    const done = bundle.lines.length
    // Who waits for the first signatures waits for no more than these.
    if (!claims.isFull() && done % stride > 0) continue
    if (claims.isFull()) yield recover()
    // How many there are is seen at the end: until then it is what is sealed.
    const of = Math.max(done, bundle.stand.ballots)
    yield { is: 'progress', part: 'lines', done, of }
  }
  judgeContent(bundle, findings, claims)
  judgeSchedule(bundle, findings)
  judgeHead(bundle, keys, findings, claims)
  judgeStand(bundle, keys, hashes.keccak256, findings, claims)
  const held = { bundle, keys, ballots, last }
  const standing =
    receipt === undefined
      ? undefined
      : judgeReceipt(receipt, held, findings, claims)
  const remembered = memory && holdToMemory(held, memory, claims)
  yield recover()
  let hashed = 0
  const of = bundle.voters.list.length
  for (const _ of judgeList(bundle, findings, hashes.keccak256)) {
    hashed += stride
    // Each of the list is hashed once, and once more in the tree above it.
    const done = Math.min(of, Math.floor(hashed / 2))
    yield { is: 'progress', part: 'list', done, of }
  }
  const counted = countBallots(bundle, ballots, last, findings)
  onRead?.(bundle)
  const signers = yield { is: 'collect', of: asked }
  claims.settle(signers ?? [])
  const checks = findings.all()
  const unproved = countUnproved(ballots, last)
  const isRed = checks.some(({ ok }) => !ok)
  return {
    verdict: isRed ? 'red' : unproved ? 'open' : 'green',
    checks,
    ballots: ballots.size,
    counted,
    ...(known && { areKeysKnown: true }),
    ...(unproved && { unproved }),
    ...(standing && { receipt: standing }),
    ...(remembered && { remembered: remembered() }),
  }
}

/** Checks that are made even where there is nothing to look at. */
const always = [
  'list',
  'lines',
  'signatures',
  'order',
  'window',
  'words',
  'power',
] as const

/** Reads and judges ballots, in the order of their lines. */
function createBallotReader(
  bundle: Bundle,
  { keccak256, sha256 }: Hashes,
  into: {
    findings: ReturnType<typeof gatherFindings>
    claims: ReturnType<typeof gatherClaims>
    ballots: Map<number, ReadBallot>
    last: Map<Address, number>
  },
) {
  const { findings, claims, ballots, last } = into
  const readLine = createLineReader(bundle.proposal.id, findings, sha256)
  const judge = createBallotJudge(bundle, findings)
  const digestOf = createVoteDigest(bundle.club.nft, keccak256)
  return (line: LedgerEntry, place: number): void => {
    const ballot = readLine(line, place)
    if (!ballot) return
    const { message, signature, signer, power } = ballot
    const { voter, choice, seq } = message
    const digest = digestOf(message)
    judge(ballot, line, place)
    ballots.set(place, { voter, choice, seq, power, signer, digest })
    last.set(voter, place)
    const where = { place, address: voter }
    if (signer === 'key')
      claims.claim(digest, signature, {
        signer: voter,
        code: 'signatures',
        where,
      })
    else findings.unchecked('signatures', { what: 'contract', ...where })
  }
}
