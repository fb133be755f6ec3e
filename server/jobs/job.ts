/** Work that comes again and again. */
export interface Job {
  /** Kebab case, its own among all jobs: as logs and metrics have it. */
  name: string
  /** In the one process that leads all others of its database, or in each. */
  where: 'leader' | 'process'
  /** Milliseconds from the end of a run to the next; asked after each run. */
  every: number | (() => number)
  /** Milliseconds before the first run. @default `every` */
  first?: number
  /** Milliseconds after which a run is cut, and said to be. */
  timeout: number
  /**
   * Does the work. It may be cut and done again at any place, also in another
   * process: all that it writes must bear that.
   *
   * @param signal aborted when the run is to end: its time is up, the process
   * stops, or another leads.
   */
  run(signal: AbortSignal, turn: Turn): Promise<unknown>
  /** Resolves when nothing that runs began is under way any more. */
  settled?(): Promise<unknown>
}

export interface Turn {
  /** The first run since this process leads, or has started. */
  isFirst: boolean
  /** Aborted when the process stops or leads no more. */
  term: AbortSignal
}

/** What is known of a job in this process. */
export interface JobReport {
  name: string
  /** Runs by how they ended. */
  runs: Record<Outcome, number>
  /** Milliseconds that the last run took. */
  took: number | undefined
}

/**
 * How a run ended. `away`: the database or every node was, which is expected.
 * `stopped`: it was told to end, by a stop or by the loss of the lead.
 */
export type Outcome = 'done' | 'away' | 'failed' | 'cut' | 'stopped'
export const outcomes: readonly Outcome[] = [
  'done',
  'away',
  'failed',
  'cut',
  'stopped',
]
