import type { Address } from '../../hex.ts'
import type { LedgerEntry } from '../ledger/index.ts'
import { choiceOf, type VoteChoice } from '../voting/choice.ts'
import { voteLimits } from '../voting/limits.ts'
import type { BallotLine } from '../voting/line.ts'
import { proposalIdOf } from '../voting/message.ts'
import { isVoteReason } from '../voting/reason.ts'
import { voteSentence } from '../voting/sentence.ts'
import type { Bundle } from './bundle.ts'
import type { Fault, Findings } from './report.ts'
import { isCanonical } from './signature.ts'

/** A short text whose normal form is itself, as can be seen at a glance. */
const plain = /^[\x21-\x7e]([\x20-\x7e\n]{0,900}[\x21-\x7e])?$/

const isReason = (reason: string) =>
  reason === '' || plain.test(reason) || isVoteReason(reason)

/**
 * Seconds between a message's coming, when the server looks at its time, and
 * the moment at which its ballot is written: others may be before it.
 */
const wait = 60

/** The sentence of each choice and `seq`, written once. */
function createSentences({ proposal, club, versions }: Bundle) {
  const title = versions.at(-1)?.title ?? ''
  const known = new Map<string, string>()
  return (choice: VoteChoice, seq: number): string => {
    const kept = known.get(`${choice}${seq}`)
    if (kept !== undefined) return kept
    const { number } = proposal
    const said = voteSentence({ choice, number, title, club: club.name, seq })
    if (seq < voteLimits.ballots) known.set(`${choice}${seq}`, said)
    return said
  }
}

/**
 * Judges ballots one after the other, in the order of their lines: order, window,
 * words and power of each.
 */
export function createBallotJudge(bundle: Bundle, findings: Findings) {
  const { proposal, club, voters, versions } = bundle
  const { start, end, cancelledAt } = proposal
  const closes = Math.min(end, cancelledAt ?? end)
  const powers = new Map<Address, number>(voters.list)
  const contentHash = versions.at(-1)?.contentHash
  const proposalId = proposalIdOf(proposal.id)
  const sentenceOf = createSentences(bundle)
  const seqs = new Map<Address, number>()

  function judgeOrder({ message }: BallotLine, finding: Named): void {
    const { voter, seq } = message
    const due = seqs.get(voter) ?? 0
    seqs.set(voter, due + 1)
    if (seq !== due) finding('order', 'seq')
    if (due >= voteLimits.ballots) finding('order', 'too_many')
  }

  function judgeWindow(
    { message, signer }: BallotLine,
    receivedAt: number,
    finding: Named,
  ): void {
    const { ahead, behind, behindOfContract } = voteLimits.drift
    const signedAt = message.timestamp * 1_000
    const age = Math.floor(receivedAt / 1_000) - message.timestamp
    const oldest = signer === 'key' ? behind : behindOfContract
    if (receivedAt < start || receivedAt >= closes)
      finding('window', 'received')
    if (signedAt < start || signedAt >= end) finding('window', 'signed')
    if (age > oldest + wait || -age > ahead) finding('window', 'drift')
  }

  function judgeWords(
    { message, signer, signature }: BallotLine,
    finding: Named,
  ): void {
    const choice = choiceOf(message.choice)
    if (message.contentHash !== contentHash) finding('words', 'content')
    if (message.club !== club.id) finding('words', 'club')
    if (message.proposalId !== proposalId) finding('words', 'proposal')
    if (!choice) finding('words', 'choice')
    else if (message.summary !== sentenceOf(choice, message.seq))
      finding('words', 'sentence')
    if (!isReason(message.reason)) finding('words', 'reason')
    if (signer === 'key' && !isCanonical(signature))
      finding('words', 'signature_form')
  }

  function judgePower({ message, power }: BallotLine, finding: Named): void {
    const held = powers.get(message.voter)
    if (held === undefined) finding('power', 'stranger')
    else if (held !== power) finding('power', 'power')
  }

  return (ballot: BallotLine, { receivedAt }: LedgerEntry, place: number) => {
    const where = { place, address: ballot.message.voter }
    const finding: Named = (code, what) =>
      findings.fault(code, { what, ...where })
    for (const code of judged) findings.looked(code)
    judgeOrder(ballot, finding)
    judgeWindow(ballot, receivedAt, finding)
    judgeWords(ballot, finding)
    judgePower(ballot, finding)
  }
}

const judged = ['order', 'window', 'words', 'power'] as const
type Named = <Code extends (typeof judged)[number]>(
  code: Code,
  what: Fault<Code>,
) => void
