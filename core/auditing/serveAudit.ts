import type { Bundle } from '../rules/audit/bundle.ts'
import type { AuditReport } from '../rules/audit/report.ts'
import { auditWith } from '../rules/audit/run.ts'
import type { AuditProgress } from '../rules/audit/verify.ts'
import type { Hashes } from '../rules/hashes.ts'
import type { AuditFailure, Port, Role } from './ports.ts'
import { readJson, TooLong } from './readJson.ts'
import { serveRecoverer, shareOut } from './recoverer.ts'
import { type AuditSubject, subjectOf } from './subject.ts'
import { loadHashes, loadRecover, plainTools } from './tools.ts'

/** What a judge tells. */
export type Told =
  | ({ is: 'progress' } & AuditProgress)
  | { is: 'judged'; report: AuditReport; subject: AuditSubject | undefined }
  | { is: 'failed'; why: AuditFailure; error: unknown }

/**
 * What a worker does: it waits to hear what it is to be, the one that judges or
 * one of those that recover signatures. Where WebAssembly is not allowed it does
 * the same without.
 *
 * @param scope the worker itself
 * @param pause lets what has arrived be heard
 */
export function serveAudit(scope: Port, pause: () => Promise<void>): void {
  scope.onmessage = async ({ data }) => {
    const role = data as Role
    if (role.is === 'recoverer') {
      const recover = await loadRecover().catch(() => plainTools.recover)
      serveRecoverer(role.port, recover)
      return
    }
    const hashes = await loadHashes().catch(() => plainTools.hashes)
    await judge(scope, role, hashes, pause).catch((error) =>
      scope.postMessage({
        is: 'failed',
        why: error instanceof TooLong ? 'tooLarge' : 'broken',
        error,
      } satisfies Told),
    )
  }
}

async function judge(
  scope: Port,
  { bundle, ports, receipt, keys }: Extract<Role, { is: 'judge' }>,
  hashes: Hashes,
  pause: () => Promise<void>,
): Promise<void> {
  const tell = (told: Told) => scope.postMessage(told)
  const terms = { hashes, ...(receipt !== undefined && { receipt }) }
  const value = readJson(bundle)
  const work = auditWith(value, {
    ...terms,
    ...(keys && { keys }),
    recover: shareOut(ports),
  })
  let said = ''
  let subject: AuditSubject | undefined
  for (;;) {
    const step = await work.next()
    if (step.done) {
      tell({ is: 'judged', report: step.value, subject })
      return
    }
    const { part, done, of } = step.value
    // It could be read, and others are still at work.
    if (part === 'signatures') subject ??= subjectOf(value as Bundle)
    // Nobody reads more than a hundred of each.
    const now = `${part} ${Math.floor((100 * done) / of)}`
    if (now !== said) tell({ is: 'progress', ...step.value })
    said = now
    if (part !== 'signatures') await pause()
  }
}
