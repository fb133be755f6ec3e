import type { AuditCheck, AuditReport } from '@narwhal-club/core/audit'
import type {
  AuditSubject,
  AuditWanted,
  SpotCheck,
} from '@narwhal-club/core/auditing'
import {
  sayFinding,
  sayStanding,
  sayWhere,
} from '@narwhal-club/core/messages/findings'
import { verify } from '@narwhal-club/core/messages/pages/verify'

const { checks, command, counted, node, receipt, verdict } = verify

/** Findings that are named of each check: the page names all. */
const named = 20

function sayCheck(check: AuditCheck): string[] {
  const { code, ok, looked, faults, open, findings, unchecked } = check
  const good = open > 0 ? command.openMark : command.green
  const mark = ok ? good : command.red
  const parts = [
    checks.looked(`${looked}`),
    ...(faults > 0 ? [checks.faults(`${faults}`)] : []),
    ...(open > 0 ? [checks.opened(`${open}`)] : []),
  ]
  const say = (each: (typeof findings)[number]) =>
    `         ${sayFinding(code, each)} ${sayWhere(each)}`.trimEnd()
  return [
    `${mark}  ${checks.names[code]} (${parts.join(', ')})`,
    ...findings.slice(0, named).map(say),
    ...(faults > named ? [`         ${checks.first(`${named}`)}`] : []),
    ...unchecked.slice(0, named).map(say),
  ]
}

function sayCounted(sums: NonNullable<AuditReport['counted']>): string {
  const { yesPower, yesVoters, noPower, noVoters, outcome } = sums
  const side = (name: string, power: number, voters: number) =>
    `${name} ${counted.power(`${power}`)}, ${counted.voters(`${voters}`)}`
  return [
    `${counted.title}: ${side(counted.yes, yesPower, yesVoters)}`,
    side(counted.no, noPower, noVoters),
    `${counted.outcome}: ${outcome ? counted.outcomes[outcome] : counted.running}`,
  ].join('; ')
}

function sayReceipt({ checks: all, receipt: standing }: AuditReport): string {
  const check = all.find(({ code }) => code === 'receipt')
  if (!check?.ok || !standing) return receipt.red
  return sayStanding(standing)
}

/** Says all that an audit found, line by line; the verdict comes last. */
export function sayReport(
  report: AuditReport,
  subject: AuditSubject | undefined,
  wanted: AuditWanted,
): string[] {
  const sum = (of: 'faults' | 'open') =>
    report.checks.reduce((all, check) => all + check[of], 0)
  const open = sum('open')
  return [
    ...(subject
      ? [
          `#${subject.number} “${subject.title}”, ${subject.club}`,
          verdict.asOf(new Date(subject.at).toISOString()),
        ]
      : []),
    ...report.checks.flatMap(sayCheck),
    ...(report.counted ? [sayCounted(report.counted)] : []),
    ...(wanted.receipt === undefined
      ? []
      : [`${receipt.title}: ${sayReceipt(report)}`]),
    ...(report.areKeysKnown ? [] : [verify.uncovered.keys]),
    ...(open > 0 ? [verdict.open(`${open}`)] : []),
    sayVerdict(report, sum('faults')),
  ]
}

function sayVerdict(report: AuditReport, faults: number) {
  const { verdict: is, ballots, unproved } = report
  if (is === 'red') return `${verdict.red}. ${verdict.redBody(`${faults}`)}`
  if (is === 'green')
    return `${verdict.green}. ${verdict.greenBody(`${ballots}`)}`
  const { voters = 0, power = 0 } = unproved ?? {}
  return `${verdict.partly}. ${verdict.partlyBody(`${voters}`, `${power}`)}`
}

/** 1 where something is red, 2 where the count hangs on what cannot be told. */
export function exitOfReport(
  report: AuditReport,
  check: SpotCheck | undefined,
): 0 | 1 | 2 {
  if (report.verdict === 'red') return 1
  return report.verdict === 'open' && !isVouched(report, check) ? 2 : 0
}

const differs = ({ said, held }: SpotCheck['found'][number]) =>
  held !== null && held !== said

/** 1 where a node says otherwise than the bundle, 2 where it does not say. */
export function exitOf(check: SpotCheck | undefined): 0 | 1 | 2 {
  if (!check) return 2
  const { block, found } = check
  if (block === 'other' || found.some(differs)) return 1
  const isSilent =
    block === 'unknown' || found.some(({ held }) => held === null)
  return isSilent ? 2 : 0
}

/** Says what a node said of the list. */
export function sayNode(check: SpotCheck | undefined): string[] {
  if (!check) return []
  const { block, found, of } = check
  const same = found.filter(({ said, held }) => said === held)
  return [
    node.block[block],
    of === 0 ? node.nobody : node.same(`${same.length}`, `${of}`),
    ...found
      .filter(({ said, held }) => said !== held)
      .map(({ address, said, held }) =>
        held === null
          ? `         ${address} ${node.unknown}`
          : `         ${address} ${node.other(`${held}`, `${said}`)}`,
      ),
    ...sayWallets(check),
  ]
}

function sayWallets({ wallets = [] }: SpotCheck): string[] {
  if (wallets.length === 0) return []
  const others = wallets.filter(({ says }) => says !== 'yes')
  const said = wallets.length - others.length
  return [
    node.wallets(`${said}`, `${wallets.length}`),
    ...others.map(({ address, says }) => {
      const why = says === 'no' ? node.walletNo : node.walletUnknown
      return `         ${address} ${why}`
    }),
  ]
}

/** Tells whether every wallet that the count hangs on says that it signed. */
const isVouched = (
  { unproved }: AuditReport,
  check: SpotCheck | undefined,
): boolean =>
  check?.wallets !== undefined &&
  check.wallets.length === unproved?.voters &&
  check.wallets.every(({ says }) => says === 'yes')
