import { RefusalError } from '../errors.ts'

/**
 * Lets so many at a time do something dear, and so many wait for it. More are
 * told to come back: a line that is too long is of use to nobody.
 */
export function createGate(open: number, most: number) {
  let inside = 0
  const waiting: (() => void)[] = []

  async function enter() {
    if (inside < open) {
      inside += 1
      return
    }
    if (waiting.length >= most)
      throw new RefusalError('unavailable', {
        reason: 'analytics',
        retryAfter: 1,
      })
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function leave() {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }

  return async <T>(work: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
