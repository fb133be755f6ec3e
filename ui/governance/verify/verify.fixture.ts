import {
  type AuditCode,
  type AuditReport,
  auditCodes,
  type Finding,
  findingCodes,
  type ReceiptStanding,
} from '@narwhal-club/core/audit'
import type { AuditSubject, SpotCheck } from '@narwhal-club/core/auditing'

const voter = '0x6a41d107c974af253310da3abba2450566282faa'

export const subject: AuditSubject = {
  proposal: 'e0000000-0000-4000-8000-000000000001',
  number: 12,
  title: 'Fund the winter relay',
  club: 'Narwhal Club',
  nft: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
  at: Date.UTC(2026, 10, 22, 12, 0, 1),
  block: 18_400_000,
  blockHash: `0x${'ab'.repeat(32)}`,
  sample: [[voter, 3]],
}

const looked: Partial<Record<AuditCode, number>> = {
  format: 1,
  content: 2,
  list: 1_204,
  tally: 5,
  head: 1,
  stand: 1,
}

const counted = {
  yesPower: 812,
  noPower: 409,
  yesVoters: 231,
  noVoters: 118,
  outcome: 'passed',
} as const

/** What an audit says of an honest bundle. */
export const green: AuditReport = {
  verdict: 'green',
  ballots: 419,
  counted,
  checks: auditCodes
    .filter((code) => code !== 'receipt')
    .map((code) => ({
      code,
      ok: true,
      looked: looked[code] ?? 419,
      faults: 0,
      findings: [],
      open: 0,
      unchecked: [],
    })),
}

const whereOf = (code: AuditCode, place: number): Omit<Finding, 'what'> => {
  if (code === 'format') return { path: 'voters.list.3' }
  if (code === 'content') return { version: 2 }
  if (code === 'list') return { address: voter }
  if (code === 'lines') return { place }
  if (code === 'tally' || code === 'head' || code === 'stand') return {}
  return { place, address: voter }
}

/** The same with each fault that one check can find. */
export function redOf(code: AuditCode): AuditReport {
  const findings = findingCodes[code].map((what, at) => ({
    what,
    ...whereOf(code, 7 + at),
  }))
  const red = { ok: false, faults: findings.length, findings }
  const checks = green.checks.map((check) =>
    check.code === code ? { ...check, ...red } : check,
  )
  return { ...green, verdict: 'red', checks }
}

/** The same with a receipt that was handed in. */
export function withReceipt(
  receipt: ReceiptStanding | undefined,
  findings: Finding[] = [],
): AuditReport {
  const ok = findings.length === 0
  const check = {
    code: 'receipt' as const,
    ok,
    looked: 1,
    faults: findings.length,
    findings,
    open: 0,
    unchecked: [],
  }
  const checks = [...green.checks, check]
  const verdict = ok ? 'green' : 'red'
  return { ...green, verdict, checks, ...(receipt && { receipt }) }
}

/** Two ballots of contract wallets, of which the chain alone can tell. */
export const withOpen: AuditReport = {
  ...green,
  verdict: 'open',
  unproved: { voters: 2, power: 31 },
  checks: green.checks.map((check) =>
    check.code === 'signatures'
      ? {
          ...check,
          open: 2,
          unchecked: [41, 57].map((place) => ({
            what: 'contract',
            place,
            address: voter,
          })),
        }
      : check,
  ),
}

export const spots: SpotCheck = {
  block: 'same',
  found: [
    { address: voter, said: 3, held: 3 },
    { address: `0x${'2b'.repeat(20)}`, said: 11, held: 4 },
    { address: `0x${'3c'.repeat(20)}`, said: 1, held: null },
  ],
  of: 3,
}

/** The same, and four contract wallets were asked whether they signed. */
export const walletSpots: SpotCheck = {
  ...spots,
  wallets: (['yes', 'yes', 'no', 'unknown'] as const).map((says, at) => ({
    address: `0x${String(at + 4).repeat(40)}`,
    power: 3,
    says,
  })),
}

/** Three votes that were cast in this browser. */
export const castHere: AuditReport = {
  ...green,
  areKeysKnown: true,
  remembered: {
    contradictions: [],
    receipts: [
      { voter, place: 11, standing: 'superseded', seq: 1 },
      { voter, place: 418, standing: 'counted', seq: 1 },
      { voter: `0x${'2b'.repeat(20)}`, place: 419, standing: 'later' },
    ],
  },
}

const told = { at: Date.UTC(2026, 10, 22, 11), line: 4_217 }

/** A vote that was cast here is left out, with the server's own seals to match. */
export const contradicted: AuditReport = {
  ...castHere,
  remembered: {
    receipts: [],
    contradictions: [
      {
        code: 'receipt',
        proposal: subject.proposal,
        seen: { ...told, hash: `0x${'a4'.repeat(32)}`, whole: {} },
        served: { at: subject.at, line: told.line, whole: null },
      },
      {
        code: 'fewer',
        proposal: subject.proposal,
        seen: { at: told.at, count: 420, whole: {} },
        served: { at: subject.at, count: 419, whole: {} },
      },
    ],
  },
}
