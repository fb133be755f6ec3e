import type { AuditReport } from '../rules/audit/report.ts'
import { auditWith, type RecoverMany } from '../rules/audit/run.ts'
import type { AuditProgress } from '../rules/audit/verify.ts'
import type { Hashes } from '../rules/hashes.ts'
import type { AuditFailure, AuditWanted, Port, Role, Task } from './ports.ts'
import { readJson, TooLongError } from './readJson.ts'
import { serveRecoverer, shareOut, warmUp } from './recoverer.ts'
import { type AuditSubject, subjectOf } from './subject.ts'
import { loadHashes, loadRecover, plainTools } from './tools.ts'

/** What a judge tells. */
export type Told =
  | ({ is: 'progress' } & AuditProgress)
  | { is: 'judged'; report: AuditReport; subject: AuditSubject | undefined }
  | { is: 'failed'; why: AuditFailure; error: unknown }

/**
 * What a worker does: it hears what it is to be, the one that judges bundles or
 * one of those that recover signatures for it, and makes itself ready. Where
 * WebAssembly is not allowed it does the same without.
 *
 * @param scope the worker itself
 * @param pause lets what has arrived be heard
 */
export function serveAudit(scope: Port, pause: () => Promise<void>): void {
  let judging: ReturnType<typeof createJudge> | undefined
  scope.onmessage = async ({ data }) => {
    const told = data as Role | Task
    if (told.is === 'recoverer') {
      const recover = await loadRecover().catch(() => undefined)
      const isAsked = serveRecoverer(told.port, recover ?? plainTools.recover)
      if (recover) await warmUp(recover, isAsked, pause)
      return
    }
    if (told.is === 'judge') {
      judging = createJudge(scope, told.ports, pause)
      return
    }
    await judging?.(told)
  }
}

/** Makes the judge of one bundle after the other. */
function createJudge(
  scope: Port,
  ports: readonly Port[],
  pause: () => Promise<void>,
): (wanted: AuditWanted) => Promise<void> {
  const loading = loadHashes().catch(() => plainTools.hashes)
  const recover = shareOut(ports)
  return async (wanted) => {
    const means = { hashes: await loading, recover }
    await judge(scope, wanted, means, pause).catch((error) =>
      scope.postMessage({
        is: 'failed',
        why: error instanceof TooLongError ? 'tooLarge' : 'broken',
        error,
      } satisfies Told),
    )
  }
}

async function judge(
  scope: Port,
  { bundle, receipt, keys, memory }: AuditWanted,
  means: { hashes: Hashes; recover: RecoverMany },
  pause: () => Promise<void>,
): Promise<void> {
  const tell = (told: Told) => scope.postMessage(told)
  const { value, lines } = readJson(bundle)
  let subject: AuditSubject | undefined
  const work = auditWith(value, {
    ...means,
    ...(lines && { lines }),
    ...(receipt !== undefined && { receipt }),
    ...(keys && { keys }),
    ...(memory && { memory }),
    onRead(bundle) {
      subject = subjectOf(bundle)
    },
  })
  let said = ''
  for (;;) {
    const step = await work.next()
    if (step.done) {
      tell({ is: 'judged', report: step.value, subject })
      return
    }
    const { part, done, of } = step.value
    // Nobody reads more than a hundred of each.
    const now = `${part} ${Math.floor((100 * done) / of)}`
    if (now !== said) tell({ is: 'progress', ...step.value })
    said = now
    if (part !== 'signatures') await pause()
  }
}
