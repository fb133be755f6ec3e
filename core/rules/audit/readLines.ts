import * as z from 'zod/mini'
import type { Hex } from '../../hex.ts'
import type { Hasher } from '../hashes.ts'
import {
  emptyHead,
  hashEntry,
  isCanonicalJson,
  type LedgerEntry,
} from '../ledger/index.ts'
import {
  type BallotLine,
  ballotKind,
  noPreviousLine,
  votesLedger,
} from '../voting/line.ts'
import { readQuickly } from './quickLines.ts'
import type { Fault, Findings } from './report.ts'
import { BallotShape } from './shapes.ts'
import { TextLine } from './textLine.ts'

/** Gives what a line says; undefined where that is no ballot, or not canonical. */
export const ballotOf = (line: LedgerEntry): BallotLine | undefined =>
  line instanceof TextLine
    ? line.ballot
    : (readQuickly(line.payload) ?? readAnyPayload(line.payload))

const hashOf = (line: LedgerEntry, hash: Hasher): Hex =>
  line instanceof TextLine ? line.hashWith(hash) : hashEntry(line, hash)

/** Reads a payload, whatever it says. */
export function readAnyPayload(payload: string): BallotLine | undefined {
  try {
    const value = JSON.parse(payload)
    const { data } = z.safeParse(BallotShape, value)
    if (!data || !isCanonicalJson(payload, value)) return undefined
    return data as BallotLine
  } catch {
    return undefined
  }
}

/**
 * Holds lines to their two chains, one after the other: that of the ledger as
 * far as it can be seen here, and that of the proposal, without gaps. Each line
 * is held to the one before it as that stands, so that one fault is told once.
 */
export function createLineReader(
  proposal: string,
  findings: Findings,
  hash: Hasher,
) {
  let before: LedgerEntry | undefined
  let expected = 0

  /** Tells whether a line follows on the one before it in the ledger. */
  function isLinked({ index, prevHash }: LedgerEntry): boolean {
    if (index === 0) return prevHash === emptyHead.hash
    const isNext = before !== undefined && index === before.index + 1
    return !isNext || prevHash === before?.hash
  }

  /** Gives the ballot of a line; undefined where it cannot be read. */
  return (line: LedgerEntry, place: number): BallotLine | undefined => {
    const fault = (what: Fault<'lines'>) =>
      findings.fault('lines', { what, place })
    findings.looked('lines')
    if (line.ledger !== votesLedger || line.kind !== ballotKind) fault('ledger')
    if (before && line.index <= before.index) fault('index')
    if (!isLinked(line)) fault('prev_hash')
    if (hashOf(line, hash) !== line.hash) fault('hash')
    if (before && line.receivedAt < before.receivedAt) fault('time')
    const ballot = ballotOf(line)
    const previous = before?.hash ?? noPreviousLine
    before = line
    if (!ballot) {
      expected += 1
      fault('payload')
      return undefined
    }
    if (ballot.proposal !== proposal) fault('proposal')
    if (ballot.place !== expected) fault('place')
    if (ballot.previous !== previous) fault('previous')
    expected = ballot.place + 1
    return ballot
  }
}
