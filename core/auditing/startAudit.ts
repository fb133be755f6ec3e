import type { AuditReport } from '../rules/audit/report.ts'
import type { AuditProgress } from '../rules/audit/verify.ts'
import type {
  AuditFailure,
  AuditHost,
  AuditWanted,
  AuditWorker,
  Role,
  Task,
} from './ports.ts'
import type { Told } from './serveAudit.ts'
import type { AuditSubject } from './subject.ts'

/** Who is told of an audit. */
export interface AuditListener {
  onProgress(progress: AuditProgress): void
  /** @param subject what it is about, where it could be read */
  onReport(report: AuditReport, subject: AuditSubject | undefined): void
  /** Nothing is known of the bundle. */
  onFailure(error: unknown, why: AuditFailure): void
}

/** Workers that audit one bundle after the other. */
export interface AuditCrew {
  /** Has them made ready where none are: they load and compile what they need. */
  gather(): void
  /**
   * Audits a bundle: one worker judges, the others recover signatures for it.
   * Another audit that is under way ends.
   *
   * @returns ends it at once; nothing is told from then on.
   */
  audit(wanted: AuditWanted, listener: AuditListener): () => void
  /** Lets all of them go; an audit that is under way ends. The next starts others. */
  dismiss(): void
}

/**
 * Keeps workers for the next audit: what they have loaded and compiled is ready
 * then. Where an audit is ended or breaks, they go.
 */
export function createCrew(host: AuditHost): AuditCrew {
  const workers: AuditWorker[] = []
  let listener: AuditListener | undefined

  function dismiss(): void {
    listener = undefined
    for (const worker of workers.splice(0)) {
      worker.onmessage = null
      worker.onerror = null
      worker.terminate()
    }
  }

  function fail(error: unknown, why: AuditFailure): void {
    const told = listener
    dismiss()
    told?.onFailure(error, why)
  }

  function spawn(role: Role, handed: readonly object[]): AuditWorker {
    const worker = host.spawn()
    workers.push(worker)
    worker.onerror = (error) => fail(error, 'broken')
    worker.postMessage(role, handed)
    return worker
  }

  function hear({ data }: { data: unknown }): void {
    const told = data as Told
    if (told.is === 'progress') {
      listener?.onProgress(told)
      return
    }
    if (told.is === 'failed') {
      fail(told.error, told.why)
      return
    }
    const asked = listener
    listener = undefined
    asked?.onReport(told.report, told.subject)
  }

  /** The judge, with all of the others at its side. */
  function gather(): AuditWorker {
    const [there] = workers
    if (there) return there
    const ends = Array.from({ length: host.workers }, () => host.channel())
    const ports = ends.map(([port]) => port)
    const judge = spawn({ is: 'judge', ports }, ports)
    judge.onmessage = hear
    for (const [, port] of ends) spawn({ is: 'recoverer', port }, [port])
    return judge
  }

  return {
    dismiss,
    gather() {
      try {
        gather()
      } catch {
        // The audit itself will say so.
        dismiss()
      }
    },
    audit(wanted, asked) {
      if (listener) dismiss()
      listener = asked
      try {
        const task: Task = { is: 'audit', ...wanted }
        gather().postMessage(task, [wanted.bundle.buffer])
      } catch (error) {
        fail(error, 'broken')
      }
      return () => {
        if (listener === asked) dismiss()
      }
    },
  }
}

/**
 * Audits a bundle in workers that end with it.
 *
 * @returns ends all of it at once; nothing is told from then on.
 */
export function startAudit(
  host: AuditHost,
  wanted: AuditWanted,
  listener: AuditListener,
): () => void {
  const crew = createCrew(host)
  return crew.audit(wanted, {
    onProgress: (progress) => listener.onProgress(progress),
    onFailure: (error, why) => listener.onFailure(error, why),
    onReport(report, subject) {
      crew.dismiss()
      listener.onReport(report, subject)
    },
  })
}
