import type { Hex } from 'viem'
import type { Address } from '../../hex.ts'
import type { LedgerEntry } from '../ledger/index.ts'
import type { BallotLine } from '../voting/line.ts'
import { isPlain } from './shapes.ts'

/*
 * Lines are many, and nearly all are as they must be. Those are told here in a
 * tenth of the time that the shapes take, which decide of all others, and say
 * what is wrong. The tests hold both to the same.
 */

const ballotNumber = (name: string) =>
  `"${name}":(?<${name}>0|[1-9][0-9]{0,14})`
/** A text in which JSON escapes nothing, of the signs that are one code unit. */
const ballotText = (name: string) =>
  `"${name}":"(?<${name}>[^\\0-\\x1f"\\\\\\ud800-\\udfff]*)"`
const ballotHex = (name: string, digits: string) =>
  `"${name}":"(?<${name}>0x${digits})"`

/** Canonical JSON of a `BallotLine`: its members in the order of their names. */
const ballotForm = new RegExp(
  `^\\{"message":\\{${[
    ballotNumber('choice'),
    ballotText('club'),
    ballotHex('contentHash', '[0-9a-f]{64}'),
    ballotHex('proposalId', '[0-9a-f]{64}'),
    ballotText('reason'),
    ballotNumber('seq'),
    ballotText('summary'),
    ballotNumber('timestamp'),
    ballotHex('voter', '[0-9a-f]{40}'),
  ]}\\},${[
    ballotNumber('place'),
    ballotNumber('power'),
    ballotHex('previous', '[0-9a-f]{64}'),
    '"proposal":"(?<proposal>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"',
    ballotHex('signature', '(?:[0-9a-f]{2})*'),
    '"signer":"(?<signer>key|contract)"',
  ]}\\}$`,
)

/** What a ballot says, each as its text. */
export type BallotParts = Record<
  Exclude<keyof BallotLine, 'message'> | keyof BallotLine['message'],
  string
>

/**
 * Reads the payload of a ballot's line where no text of it has a sign that JSON
 * escapes, or one of two code units; undefined where one has, and where it is none.
 */
export function readQuickly(payload: string): BallotLine | undefined {
  const parts = ballotForm.exec(payload)?.groups as BallotParts | undefined
  return parts && toBallot(parts)
}

/** Puts a ballot together; undefined where a part of it is out of its bounds. */
export function toBallot(parts: BallotParts): BallotLine | undefined {
  const { club, reason, summary, signature } = parts
  const choice = Number(parts.choice)
  const seq = Number(parts.seq)
  const timestamp = Number(parts.timestamp)
  const place = Number(parts.place)
  const power = Number(parts.power)
  const isWithin =
    choice <= 255 &&
    club.length >= 1 &&
    club.length <= 32 &&
    reason.length <= 4_000 &&
    seq < 2 ** 32 &&
    summary.length <= 1_000 &&
    timestamp <= 253_402_300_799 &&
    place < 2 ** 31 &&
    power < 2 ** 31 &&
    signature.length <= 16_386
  if (!isWithin) return undefined
  return {
    message: {
      choice,
      club,
      contentHash: parts.contentHash as Hex,
      proposalId: parts.proposalId as Hex,
      reason,
      seq,
      summary,
      timestamp,
      voter: parts.voter as Address,
    },
    place,
    power,
    previous: parts.previous as Hex,
    proposal: parts.proposal,
    signature: signature as Hex,
    signer: parts.signer as BallotLine['signer'],
  }
}

const hashForm = /^0x[0-9a-f]{64}$/
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most && isPlain(value)
const isHash = (value: unknown): value is Hex =>
  typeof value === 'string' && hashForm.test(value)
const isNumber = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) &&
  (value as number) >= 0 &&
  (value as number) <= most

/** Tells whether it is one of years of four digits, as `moment` of the shapes does. */
export const isMoment = (value: unknown): value is number =>
  isNumber(value, 253_402_300_799_999)

/** Tells whether a value is what `LineShape` says. */
export function isLine(value: unknown): value is LedgerEntry {
  if (typeof value !== 'object' || value === null) return false
  const line = value as Partial<Record<keyof LedgerEntry, unknown>>
  return (
    isText(line.ledger, 60) &&
    isNumber(line.index, Number.MAX_SAFE_INTEGER) &&
    isText(line.kind, 60) &&
    isText(line.payload, 40_000) &&
    isMoment(line.receivedAt) &&
    isHash(line.prevHash) &&
    isHash(line.hash) &&
    Object.keys(value).length === 7
  )
}

const addressForm = /^0x[0-9a-f]{40}$/

/** Tells whether a value is what the shape of the list says of one. */
export const isListed = (value: unknown): value is [Address, number] =>
  Array.isArray(value) &&
  value.length === 2 &&
  typeof value[0] === 'string' &&
  addressForm.test(value[0]) &&
  isNumber(value[1], 2 ** 31 - 1)
