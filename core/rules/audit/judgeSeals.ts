import * as z from 'zod/mini'
import type { Address } from '../../hex.ts'
import { emptyHead, type LedgerEntry } from '../ledger/index.ts'
import { choiceOf } from '../voting/choice.ts'
import { type BallotLine, votesLedger } from '../voting/line.ts'
import { type Receipt, type SealKey, sealDigest } from '../voting/receipt.ts'
import type { Bundle } from './bundle.ts'
import type { Claims } from './claims.ts'
import { isKeyAt } from './keys.ts'
import type { Fault, Findings, ReceiptStanding } from './report.ts'
import { ReceiptShape } from './shapes.ts'

/**
 * Judges where the ledger is said to have stood: sealed by a key of that
 * moment, and not before the last ballot that is here.
 */
export function judgeHead(
  { head, lines }: Bundle,
  keys: readonly SealKey[],
  findings: Findings,
  claims: Claims,
): void {
  const fault = (what: Fault<'head'>) => findings.fault('head', { what })
  const last = lines.at(-1)
  if (head.ledger !== votesLedger) fault('ledger')
  if (!isKeyAt(keys, head.key, head.at)) fault('key')
  if (last && head.size <= last.index) fault('size')
  if (last && head.at < last.receivedAt) fault('time')
  const known = last && head.size === last.index + 1 ? last.hash : undefined
  const due = head.size === 0 ? emptyHead.hash : known
  if (due !== undefined && head.hash !== due) fault('hash')
  const claim = { signer: head.key, code: 'head', where: {} } as const
  claims.claim(sealDigest(head), head.signature, claim)
}

/** What is kept of a ballot that could be read: receipts are held to it. */
export interface ReadBallot
  extends Pick<BallotLine, 'power' | 'signer'>,
    Pick<BallotLine['message'], 'voter' | 'choice' | 'seq'> {
  digest: string
}

interface Held {
  bundle: Bundle
  keys: readonly SealKey[]
  /** By place among the lines; missing where a line could not be read. */
  ballots: ReadonlyMap<number, ReadBallot>
  /** Place of the ballot of each voter that counts. */
  last: ReadonlyMap<Address, number>
}

/**
 * Judges a receipt, whatever was handed in: sealed by a key of its moment, and
 * its ballot in the bundle as it says. Gives where that ballot stands now.
 */
export function judgeReceipt(
  value: unknown,
  { bundle, keys, ballots, last }: Held,
  findings: Findings,
  claims: Claims,
): ReceiptStanding | undefined {
  const { data } = z.safeParse(ReceiptShape, value)
  if (!data) {
    findings.looked('receipt')
    findings.fault('receipt', { what: 'shape' })
    return undefined
  }
  const receipt = data as Receipt
  const { place, voter: address, key } = receipt
  const named = { place, address }
  const fault = (what: Fault<'receipt'>) =>
    findings.fault('receipt', { what, ...named })
  if (!isKeyAt(keys, key, receipt.receivedAt)) fault('key')
  const claim = { signer: key, code: 'receipt', where: named } as const
  claims.claim(sealDigest(receipt), receipt.signature, claim)
  if (receipt.proposal !== bundle.proposal.id) {
    fault('proposal')
    return undefined
  }
  const line = bundle.lines[place]
  const read = ballots.get(place)
  const seen = last.get(address)
  const counts = seen === undefined ? undefined : ballots.get(seen)
  if (!line || !read || !counts) {
    fault('not_included')
    return undefined
  }
  if (!isOf(receipt, line, read)) {
    fault('differs')
    return undefined
  }
  const standing = seen === place ? 'counted' : 'superseded'
  return { place, standing, seq: counts.seq }
}

/** Tells whether a line is the one that a receipt was given for. */
function isOf(
  receipt: Receipt,
  line: LedgerEntry,
  { voter, seq, choice, power, digest }: ReadBallot,
): boolean {
  return (
    receipt.voter === voter &&
    receipt.seq === seq &&
    receipt.choice === choiceOf(choice) &&
    receipt.power === power &&
    receipt.digest === digest &&
    receipt.line.index === line.index &&
    receipt.line.hash === line.hash &&
    receipt.receivedAt === line.receivedAt
  )
}
