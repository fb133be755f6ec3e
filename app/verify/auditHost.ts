import type { AuditHost } from '@narwhal-club/core/auditing'

/** More help no more: what they are handed is made by one. */
const mostWorkers = 8

/** Audits in workers of the browser: as many as it has processors to lend. */
export const createAuditHost = (
  spawn: () => Worker,
  processors = navigator.hardwareConcurrency,
): AuditHost => ({
  spawn: spawn as unknown as AuditHost['spawn'],
  channel() {
    const { port1, port2 } = new MessageChannel()
    return [port1, port2] as unknown as ReturnType<AuditHost['channel']>
  },
  workers: Math.max(1, Math.min(processors || 1, mostWorkers)),
})
