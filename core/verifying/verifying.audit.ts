import { bytesToString } from 'viem'
import { fromCallback } from 'xstate'
import { type AuditHost, startAudit } from '../auditing/index.ts'
import { subjectOf } from '../auditing/subject.ts'
import type { Clock } from '../ports/clock.ts'
import {
  type AuditProgress,
  auditHere,
  type Recover,
  readBundle,
} from '../rules/audit/index.ts'
import type {
  ToAudit,
  VerifyingActors,
  VerifyingEvent,
} from './verifying.types.ts'

/** Milliseconds of work between two pauses: a page stays at hand. */
const slice = 12

/** What is no JSON is no bundle: it is found red like any other. */
function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(bytesToString(bytes))
  } catch {
    return undefined
  }
}

/** Nobody reads more than a hundred of each. */
const saidOf = ({ part, done, of }: AuditProgress) =>
  `${part} ${Math.floor((100 * done) / of)}`

/**
 * Builds an audit that works on the spot, a little at a time: it needs nothing of
 * the platform. Stopped, it ends at the next pause.
 */
export const createAuditHere = (
  clock: Clock,
  recover?: Recover | undefined,
): VerifyingActors['audit'] =>
  fromCallback<VerifyingEvent, ToAudit>(({ input, sendBack }) => {
    const { bundle, ...terms } = input
    let timer: unknown
    let said = ''
    const value = readJson(bundle)
    const run = auditHere(value, { ...terms, ...(recover && { recover }) })
    function go(): void {
      const until = clock.now() + slice
      do {
        const step = run.next()
        if (step.done) {
          const read = step.value.checks.find(({ code }) => code === 'format')
          const found = read?.ok ? readBundle(value) : null
          const subject = found?.ok ? subjectOf(found.bundle) : null
          sendBack({ type: 'audit.ended', report: step.value, subject })
          return
        }
        const now = saidOf(step.value)
        if (now !== said)
          sendBack({ type: 'audit.progress', progress: step.value })
        said = now
      } while (clock.now() < until)
      timer = clock.setTimeout(go, 0)
    }
    timer = clock.setTimeout(go, 0)
    return () => clock.clearTimeout(timer)
  })

/** Builds an audit that works in workers: they end with it, and when it is stopped. */
export const createAuditInWorkers = (
  host: AuditHost,
): VerifyingActors['audit'] =>
  fromCallback<VerifyingEvent, ToAudit>(({ input, sendBack }) =>
    startAudit(host, input, {
      onProgress: (progress) => sendBack({ type: 'audit.progress', progress }),
      onReport: (report, subject) =>
        sendBack({ type: 'audit.ended', report, subject: subject ?? null }),
      onFailure: () => sendBack({ type: 'audit.failed' }),
    }),
  )
