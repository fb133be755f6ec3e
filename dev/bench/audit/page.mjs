import { createCrew } from '@narwhal-club/core/auditing'
import AuditWorker from '../../../app/verify/audit.worker.ts?worker'
import { createAuditHost } from '../../../app/verify/auditHost.ts'
import BareWorker from './bare.worker.mjs?worker'

const host = createAuditHost(() => new AuditWorker())
const read = async (path) => (await fetch(path)).arrayBuffer()

/** Gathers the longest times for which the page could do nothing else. */
function watchTasks() {
  const tasks = []
  const take = (list) => {
    for (const { duration } of list) tasks.push(duration)
  }
  const observer = new PerformanceObserver((list) => take(list.getEntries()))
  observer.observe({ type: 'longtask' })
  return () => {
    take(observer.takeRecords())
    observer.disconnect()
    return Math.max(0, ...tasks)
  }
}

/** From the bundle's bytes to the report. */
function auditBy(crew, bundle) {
  const stop = watchTasks()
  const began = performance.now()
  return new Promise((onReport, onFailure) => {
    const onProgress = () => undefined
    crew.audit({ bundle }, { onProgress, onReport, onFailure })
  }).then(({ verdict, ballots }) => ({
    took: performance.now() - began,
    verdict,
    ballots,
    longTask: stop(),
  }))
}

/**
 * As a page does it: workers make themselves ready while the bundle is loaded,
 * audit it, and audit the next one. And with workers that are started for it.
 */
async function auditAll() {
  const load = async () => new Uint8Array(await read('/bundle.json'))
  const crew = createCrew(host)
  crew.gather()
  const first = await auditBy(crew, await load())
  const next = await auditBy(crew, await load())
  crew.dismiss()
  const cold = await auditBy(crew, await load())
  crew.dismiss()
  return { first, next, cold }
}

/** The same signatures alone, shared out beforehand, in workers that are ready. */
async function recoverAlone() {
  const jobs = JSON.parse(new TextDecoder().decode(await read('/jobs.json')))
  const { workers: size } = host
  const share = Math.ceil(jobs.length / size)
  const workers = await Promise.all(
    Array.from({ length: size }, async (_, at) => {
      const worker = new BareWorker()
      const ask = (message) =>
        new Promise((told) => {
          worker.onmessage = told
          worker.postMessage(message)
        })
      await ask(jobs.slice(at * share, (at + 1) * share))
      return { worker, ask }
    }),
  )
  const began = performance.now()
  await Promise.all(workers.map(({ ask }) => ask('go')))
  const took = performance.now() - began
  for (const { worker } of workers) worker.terminate()
  return { took, workers: size }
}

Object.assign(window, { auditAll, recoverAlone })
