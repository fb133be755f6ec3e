/** How far the index is, for people and for programs that rely on it. */
export interface Progress {
  /** The block up to which everything is in. */
  block: number
  /** The newest block of the chain, as last heard. */
  head: number
  /** Blocks a second, smoothed; undefined until something was measured. */
  rate: number | undefined
  /** Transfers taken in by this process. */
  events: number
  /** Reorgs undone by this process. */
  reorgs: number
}

const weight = 0.1

/** Adds a step of so many blocks in so many milliseconds. */
export function afterStep(
  progress: Progress,
  step: { block: number; head: number; events: number; took: number },
): Progress {
  const { block, head, events, took } = step
  const now = ((block - progress.block) * 1_000) / Math.max(1, took)
  const { rate = now } = progress
  return {
    ...progress,
    block,
    head,
    events: progress.events + events,
    rate: rate + (now - rate) * weight,
  }
}

/** Blocks that are still missing. */
export const lagOf = ({ block, head }: Progress) => Math.max(0, head - block)

/** Returns the seconds until it has caught up, as far as can be told. */
export function secondsLeft(progress: Progress): number | undefined {
  const lag = lagOf(progress)
  if (lag === 0) return 0
  return progress.rate ? Math.ceil(lag / progress.rate) : undefined
}
