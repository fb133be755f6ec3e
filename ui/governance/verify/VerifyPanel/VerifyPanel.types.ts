import type { AuditProgress, AuditReport } from '@narwhal-club/core/audit'
import type { AuditSubject } from '@narwhal-club/core/auditing'

/** How far an audit has come. */
export type VerifyView =
  | { status: 'idle' }
  /** Bytes that have come. */
  | { status: 'loading'; bytes?: number }
  | { status: 'auditing'; progress?: AuditProgress }
  | { status: 'judged'; report: AuditReport; subject?: AuditSubject }
  | { status: 'cancelled' }
  | { status: 'failed'; why: 'unreachable' | 'missing' | 'tooLarge' | 'broken' }
