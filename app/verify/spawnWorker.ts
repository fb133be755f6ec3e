/** Starts a worker that audits, from a file of the site. */
export const spawnWorker = () =>
  new Worker(new URL('./audit.worker.ts', import.meta.url), { type: 'module' })
