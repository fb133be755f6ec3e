import type { Address } from '../../hex.ts'
import type { Outcome } from '../governance/outcome.ts'
import type { VoteTally } from '../voting/tally.ts'
import type { HeldToMemory } from './remembered.ts'

/** What is checked, in the order that it is told in. */
export const auditCodes = [
  'format',
  'content',
  'list',
  'lines',
  'signatures',
  'order',
  'window',
  'words',
  'power',
  'tally',
  'head',
  'stand',
  'receipt',
] as const
export type AuditCode = (typeof auditCodes)[number]

/** What each check may find, as docs/audit-format.md tells it. */
export const findingCodes = {
  format: ['shape'],
  content: [
    'version',
    'not_normal',
    'content_hash',
    'signed',
    'digest',
    'author',
    'club',
    'replaces',
    'sentence',
    'time',
    'signature',
  ],
  list: ['twice', 'excluded', 'no_power', 'voters', 'power', 'root'],
  lines: [
    'ledger',
    'index',
    'prev_hash',
    'hash',
    'time',
    'payload',
    'proposal',
    'place',
    'previous',
  ],
  signatures: ['signature'],
  order: ['seq', 'too_many'],
  window: [
    'schedule',
    'edited_late',
    'cancelled',
    'received',
    'signed',
    'drift',
  ],
  words: [
    'content',
    'club',
    'proposal',
    'choice',
    'sentence',
    'reason',
    'signature_form',
  ],
  power: ['stranger', 'power'],
  tally: ['yesPower', 'noPower', 'yesVoters', 'noVoters', 'outcome'],
  head: ['ledger', 'key', 'size', 'time', 'hash', 'seal'],
  stand: ['facts', 'ballots', 'time', 'key', 'seal'],
  receipt: ['shape', 'key', 'seal', 'proposal', 'not_included', 'differs'],
} as const satisfies Record<AuditCode, readonly string[]>

/** What a check may have to leave open. */
export const openCodes = ['unsigned', 'contract'] as const

/** What is wrong with one thing, as one check finds it. */
export type Fault<Code extends AuditCode> = (typeof findingCodes)[Code][number]

/** One thing that is wrong, and where. What is not named is not of one thing. */
export interface Finding {
  /** What is wrong, or left open. */
  what: Fault<AuditCode> | (typeof openCodes)[number]
  /** Which line of the bundle, from 0: a ballot. */
  place?: number
  /** Of a voter, or of one who may vote. */
  address?: Address
  /** Which version of the words. */
  version?: number
  /** Where in the bundle, names and places joined by dots. */
  path?: string
}

/** Where something is. */
export type Where = Omit<Finding, 'what'>

export interface AuditCheck {
  code: AuditCode
  /** Green: nothing is wrong with all that was looked at. */
  ok: boolean
  /** How many things were looked at. */
  looked: number
  /** How many are wrong; `findings` has the first hundred of them. */
  faults: number
  findings: Finding[]
  /** How many could not be told here; `unchecked` has the first hundred. */
  open: number
  unchecked: Finding[]
}

export interface Counted extends VoteTally {
  /** Missing while the proposal is not closed. */
  outcome?: Outcome
}

/** What became of the ballot of a receipt. */
export interface ReceiptStanding {
  place: number
  standing: 'counted' | 'superseded'
  /** The `seq` of the voter's ballot that counts. */
  seq: number
}

/**
 * What an audit comes to. `green`: every check is, and the count is proved. `open`:
 * no check is red, and yet the count hangs on ballots of contract wallets, which
 * nobody can check here: whoever forges a bundle could say that contracts signed
 * all of it. So it is no success.
 */
export type AuditVerdict = 'green' | 'red' | 'open'

export interface AuditReport {
  verdict: AuditVerdict
  checks: AuditCheck[]
  /** Ballots that could be read. */
  ballots: number
  /**
   * Seals were held to keys that are known from elsewhere. Else they show no more
   * than that the bundle agrees with itself.
   */
  areKeysKnown?: true
  /** Our own count; missing where the bundle could not be read. */
  counted?: Counted
  /**
   * Of those who count in it, the voters whose signature nobody can check here:
   * contract wallets. Missing where there are none. A count is no better than they.
   */
  unproved?: { voters: number; power: number }
  /**
   * Of the receipt that was handed in, where its ballot stands in the bundle: it
   * means nothing where the check is red.
   */
  receipt?: ReceiptStanding
  /**
   * Beside what this browser was told before, where that was handed in. It is no
   * part of the verdict, which is of the bundle alone.
   */
  remembered?: HeldToMemory
}

/** So many are named; more of the same tell nobody more. */
const mostNamed = 100

/** Gathers what checks find. A check that was never begun is not in the report. */
export function gatherFindings() {
  const checks = new Map<AuditCode, AuditCheck>()
  function of(code: AuditCode): AuditCheck {
    const known = checks.get(code)
    if (known) return known
    const none = { looked: 0, faults: 0, open: 0 }
    const fresh = { code, ok: true, ...none, findings: [], unchecked: [] }
    checks.set(code, fresh)
    return fresh
  }
  return {
    /** Says that a check was made, of so many things. */
    looked(code: AuditCode, things = 1): void {
      of(code).looked += things
    },
    fault<Code extends AuditCode>(
      code: Code,
      finding: Where & { what: Fault<Code> },
    ): void {
      const check = of(code)
      check.ok = false
      check.faults += 1
      if (check.faults <= mostNamed) check.findings.push(finding)
    },
    /** Says what cannot be told here: neither good nor bad. */
    unchecked(
      code: AuditCode,
      finding: Where & { what: (typeof openCodes)[number] },
    ): void {
      const check = of(code)
      check.open += 1
      if (check.open <= mostNamed) check.unchecked.push(finding)
    },
    all: (): AuditCheck[] =>
      auditCodes.flatMap((code) => checks.get(code) ?? []),
  }
}

export type Findings = ReturnType<typeof gatherFindings>
