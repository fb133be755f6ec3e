export {
  type AskNode,
  askAbout,
  type SpotCheck,
  type SpotFound,
} from './askNode.ts'
export { boundFetch, type NodeFetch } from './nodeFetch.ts'
export type {
  AuditFailure,
  AuditHost,
  AuditWanted,
  AuditWorker,
  Port,
} from './ports.ts'
export {
  type AuditCrew,
  type AuditListener,
  createCrew,
  startAudit,
} from './startAudit.ts'
export type { AuditSubject } from './subject.ts'
