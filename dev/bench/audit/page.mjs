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

/*
 * What is measured is a step of its own, so that whoever asks can look at the
 * processors before it and after it.
 */
const crew = createCrew(host)
let bundle

/** As a page does it: workers make themselves ready while the bundle is loaded. */
async function load({ isReady }) {
  if (isReady) crew.gather()
  else crew.dismiss()
  bundle = new Uint8Array(await read('/bundle.json'))
}
const audit = () => auditBy(crew, bundle)

let alone = []

/** Workers that are ready, the signatures shared out among them beforehand. */
async function prepareAlone() {
  crew.dismiss()
  const jobs = JSON.parse(new TextDecoder().decode(await read('/jobs.json')))
  const { workers: size } = host
  const share = Math.ceil(jobs.length / size)
  alone = await Promise.all(
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
}
async function recoverAlone() {
  const began = performance.now()
  await Promise.all(alone.map(({ ask }) => ask('go')))
  return { took: performance.now() - began, workers: alone.length }
}
function leaveAlone() {
  for (const { worker } of alone.splice(0)) worker.terminate()
}

Object.assign(window, { load, audit, prepareAlone, recoverAlone, leaveAlone })
