import { Counter, Gauge, type Registry } from 'prom-client'
import type { AppContext } from '../context.ts'
import type { DueCounts } from './due.repository.ts'
import { outcomes } from './job.ts'

/** What the jobs of this process did, and what waits to be done by any. */
export function jobMetrics(registry: Registry, app: AppContext): void {
  const registers = [registry]
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    collect: (shown: Gauge) => void | Promise<void>,
  ) => {
    const shown: Gauge = new Gauge({
      name: `club_${name}`,
      help,
      labelNames,
      registers,
      collect: () => collect(shown),
    })
    return shown
  }

  gauge('leads', '1 in the process that leads', [], (shown) =>
    shown.set(Number(app.jobs.leads())),
  )
  gauge('event_streams', 'Connections that hear what is new', [], (shown) =>
    shown.set(app.streams.size()),
  )
  gauge('job_seconds', 'What the last run of a job took', ['job'], (shown) => {
    for (const { name, took } of app.jobs.report())
      if (took !== undefined) shown.set({ job: name }, took / 1_000)
  })

  const runs: Counter = new Counter({
    name: 'club_job_runs_total',
    help: 'Runs of a job by how they ended',
    labelNames: ['job', 'outcome'],
    registers,
    collect() {
      runs.reset()
      for (const { name, runs: ended } of app.jobs.report())
        for (const outcome of outcomes)
          runs.inc({ job: name, outcome }, ended[outcome])
    },
  })

  const dueGauge = (
    name: string,
    help: string,
    read: (counts: DueCounts) => number,
  ) =>
    gauge(name, help, ['job'], async (shown) => {
      const all = await app.dueRows.counts().catch(() => null)
      shown.reset()
      for (const [job, counts] of all ?? []) shown.set({ job }, read(counts))
    })

  dueGauge(
    'due_jobs_waiting',
    'Rows of work to be done',
    (each) => each.waiting,
  )
  dueGauge('due_jobs_dead', 'Rows of work given up', (each) => each.dead)
  dueGauge('due_jobs_late_seconds', 'How late the oldest is', ({ oldest }) =>
    oldest ? Math.max(0, app.clock.now() - +oldest) / 1_000 : 0,
  )
}
