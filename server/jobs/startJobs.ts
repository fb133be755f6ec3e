import { setMaxListeners } from 'node:events'
import type { Leadership } from '../db/postgresLead.ts'
import type { Logger } from '../log.ts'
import type { Job } from './job.ts'
import { createLoop } from './loop.ts'
import { rest } from './rest.ts'

/** Milliseconds between attempts to take the lead. */
const interval = 2_000

/** Each job rests and runs until its signal says so: more of them are a leak. */
const perJob = 3

export interface JobsOptions {
  jobs: readonly Job[]
  /** Tries to take the lead; null while another process has it. */
  lead(): Promise<Leadership | null>
  log: Logger
}

/**
 * Runs jobs: some in this process as in every other, the rest only while it
 * leads. One that fails or hangs keeps no other from running, and nothing but
 * `stop` ends them.
 */
export function startJobs({ jobs, lead, log }: JobsOptions) {
  const stopping = new AbortController()
  setMaxListeners(perJob * jobs.length, stopping.signal)
  const loops = jobs.map((job) => ({ job, ...createLoop(job, log) }))
  const of = (where: Job['where']) =>
    loops.filter(({ job }) => job.where === where)
  let leads = false

  const keepOn = (where: Job['where'], signal: AbortSignal) =>
    Promise.all(of(where).map((loop) => loop.keepOn(signal)))

  /** Leads until the lead is lost or the process stops. */
  async function serve(leadership: Leadership) {
    const term = new AbortController()
    setMaxListeners(perJob * jobs.length, term.signal)
    const end = () => term.abort()
    stopping.signal.addEventListener('abort', end)
    leadership.lost.addEventListener('abort', end)
    if (stopping.signal.aborted || leadership.lost.aborted) end()
    log.info({ event: 'leads' }, 'this process leads')
    leads = true
    await keepOn('leader', term.signal)
    leads = false
    stopping.signal.removeEventListener('abort', end)
    if (leadership.lost.aborted) log.warn({ event: 'lead_lost' }, 'lead lost')
    await leadership.release()
  }

  async function run() {
    while (!stopping.signal.aborted) {
      const leadership = await lead().catch(() => null)
      if (leadership) await serve(leadership)
      else await rest(interval, stopping.signal)
    }
  }

  const running = [keepOn('process', stopping.signal), run()]

  return {
    /** Tells whether this is the process that leads. */
    leads: () => leads,
    /** Has a job run at once, where it runs in this process. */
    wake: (name: string) => loops.find(({ job }) => job.name === name)?.wake(),
    report: () => loops.map((loop) => loop.report()),
    /** Ends them, each in good order if it does so within two seconds. */
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

export type Jobs = ReturnType<typeof startJobs>
