import AuditWorker from './audit.worker.ts?worker&inline'

/** Starts a worker that audits, from the page itself: there is no site. */
export const spawnWorker = () => new AuditWorker()
