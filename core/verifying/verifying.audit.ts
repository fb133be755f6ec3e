import { fromCallback } from 'xstate'
import {
  type AuditHost,
  type AuditWanted,
  createCrew,
} from '../auditing/index.ts'
import { readJson } from '../auditing/readJson.ts'
import { type AuditSubject, subjectOf } from '../auditing/subject.ts'
import { type Clock, createAbort, type Signal } from '../ports/clock.ts'
import {
  type AuditProgress,
  auditHere,
  type BundleText,
  type Recover,
} from '../rules/audit/index.ts'
import type {
  ToAudit,
  VerifyingActors,
  VerifyingEvent,
} from './verifying.types.ts'

/** Milliseconds of work between two pauses: a page stays at hand. */
const slice = 12

/** Nobody reads more than a hundred of each. */
const saidOf = ({ part, done, of }: AuditProgress) =>
  `${part} ${Math.floor((100 * done) / of)}`

/** Begins an audit, and returns what ends it: nothing is told from then on. */
type Begin = (
  wanted: AuditWanted,
  tell: (event: VerifyingEvent) => void,
) => () => void

/** Audits, and what makes ready for one while its bundle is on its way. */
interface Auditors {
  begin: Begin
  prepare(): void
}

/**
 * Makes audits that work on the spot, a little at a time: it needs nothing of
 * the platform. Stopped, one ends at the next pause.
 */
export const auditOnTheSpot = (
  clock: Clock,
  recover?: Recover | undefined,
): Auditors => ({
  prepare() {},
  begin({ bundle, ...terms }, sendBack) {
    let timer: unknown
    let said = ''
    let read: BundleText
    let subject: AuditSubject | null = null
    try {
      read = readJson(bundle)
    } catch {
      sendBack({ type: 'audit.failed', failure: 'tooLarge' })
      return () => undefined
    }
    const { value, lines } = read
    const run = auditHere(value, {
      ...terms,
      ...(recover && { recover }),
      ...(lines && { lines }),
      onRead(bundle) {
        subject = subjectOf(bundle)
      },
    })
    function go(): void {
      const until = clock.now() + slice
      do {
        const step = run.next()
        if (step.done) {
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
  },
})

/** Milliseconds for which workers stay that nobody has work for. */
const rest = 60_000

/**
 * Makes audits that work in workers. These make themselves ready while a bundle
 * is loaded, stay for the next one, and go after a minute without work; an audit
 * that is stopped ends them at once.
 */
export function auditInWorkers(host: AuditHost, clock: Clock): Auditors {
  const crew = createCrew(host)
  let leaving: unknown
  const stay = () => clock.clearTimeout(leaving)
  function leaveLater(): void {
    stay()
    leaving = clock.setTimeout(() => crew.dismiss(), rest)
  }
  return {
    prepare() {
      crew.gather()
      leaveLater()
    },
    begin(wanted, sendBack) {
      stay()
      return crew.audit(wanted, {
        onProgress: (progress) =>
          sendBack({ type: 'audit.progress', progress }),
        onReport(report, subject) {
          leaveLater()
          sendBack({ type: 'audit.ended', report, subject: subject ?? null })
        },
        onFailure: (_, failure) => sendBack({ type: 'audit.failed', failure }),
      })
    },
  }
}

/** What is known besides a bundle, by whom it is verified. */
interface Besides {
  /** Asks for the server's keys; they come to nothing where nobody says them. */
  keysOf?: ((signal: Signal) => Promise<AuditWanted['keys']>) | undefined
  /** What was told before, as it is remembered now. */
  recall?: (() => AuditWanted['memory'] | null) | undefined
}

/** Builds the machine's audit. */
export const createAudit = (
  begin: Begin,
  { keysOf, recall = () => null }: Besides,
): VerifyingActors['audit'] =>
  fromCallback<VerifyingEvent, ToAudit>(({ input, sendBack }) => {
    const memory = recall()
    const wanted = { ...input, ...(memory && { memory }) }
    if (!keysOf || input.keys) return begin(wanted, sendBack)
    const giveUp = createAbort()
    const { signal } = giveUp
    let end = () => {}
    keysOf(signal)
      .catch(() => undefined)
      .then((keys) => {
        if (signal.aborted) return
        end = begin({ ...wanted, ...(keys && { keys }) }, sendBack)
      })
    return () => {
      giveUp.abort()
      end()
    }
  })
