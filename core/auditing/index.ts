export type { AuditHost, AuditWanted, AuditWorker, Port } from './ports.ts'
export { type AuditListener, startAudit } from './startAudit.ts'
