import type { AuditReport } from '../rules/audit/report.ts'
import type { AuditProgress } from '../rules/audit/verify.ts'
import type {
  AuditFailure,
  AuditHost,
  AuditWanted,
  AuditWorker,
  Role,
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

/**
 * Audits a bundle in workers: one judges, the others recover signatures for it.
 * They end with the audit.
 *
 * @returns ends all of it at once; nothing is told from then on.
 */
export function startAudit(
  host: AuditHost,
  wanted: AuditWanted,
  listener: AuditListener,
): () => void {
  const workers: AuditWorker[] = []
  function end(): void {
    for (const worker of workers.splice(0)) {
      worker.onmessage = null
      worker.onerror = null
      worker.terminate()
    }
  }
  function spawn(): AuditWorker {
    const worker = host.spawn()
    workers.push(worker)
    worker.onerror = (error) => {
      end()
      listener.onFailure(error, 'broken')
    }
    return worker
  }
  const give = (worker: AuditWorker, role: Role, handed: readonly object[]) =>
    worker.postMessage(role, handed)
  try {
    const judge = spawn()
    judge.onmessage = ({ data }) => {
      const told = data as Told
      if (told.is === 'progress') {
        listener.onProgress(told)
        return
      }
      end()
      if (told.is === 'judged') listener.onReport(told.report, told.subject)
      else listener.onFailure(told.error, told.why)
    }
    const ports = Array.from({ length: host.workers }, () => {
      const [port, other] = host.channel()
      give(spawn(), { is: 'recoverer', port: other }, [other])
      return port
    })
    const handed = [...ports, wanted.bundle.buffer]
    give(judge, { is: 'judge', ports, ...wanted }, handed)
  } catch (error) {
    end()
    listener.onFailure(error, 'broken')
  }
  return end
}
