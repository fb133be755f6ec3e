import { type WalkCoverage, walkPaths } from '@narwhal-club/core/testing'
import type { FoundTour } from '../../explorer/tours.ts'

/** What a walk of the tour came to. */
export interface Walked extends WalkCoverage {
  paths: number
}

/** Milliseconds of work between two breaths of the page. */
const slice = 40
const breathe = () => new Promise((resolve) => setTimeout(resolve))

/**
 * Walks every path of a tour, here and now: the same walk that the machine's
 * test takes, a slice at a time.
 *
 * @param onPath told how many paths are walked, of how many.
 */
export async function walkHere(
  tour: FoundTour,
  onPath: (done: number, all: number) => void,
): Promise<Walked> {
  await breathe()
  const walk = walkPaths(tour.machine, { ...tour, inputs: [tour.input] })
  const { paths } = walk
  let until = performance.now() + slice
  for (const [done, path] of paths.entries()) {
    walk.replay(path)
    if (performance.now() < until) continue
    onPath(done + 1, paths.length)
    await breathe()
    until = performance.now() + slice
  }
  return { paths: paths.length, ...walk.coverage() }
}
