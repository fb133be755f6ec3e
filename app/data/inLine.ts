import type { QueryFunction } from '@tanstack/react-query'

/** One that the server works out, and two that it lets one visitor wait with. */
const atOnce = 3

/**
 * Asks the dear questions a few at a time: a page has a dozen of them at once,
 * and the server turns away more of one visitor than it lets wait.
 */
export function inLine(
  ask: QueryFunction,
  isDear: (path: string) => boolean,
): QueryFunction {
  const waiting: (() => void)[] = []
  let inside = 0

  async function enter() {
    if (inside < atOnce) inside += 1
    // Who leaves hands the place on.
    else await new Promise<void>((begin) => waiting.push(begin))
  }
  function leave() {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }

  return async (context) => {
    if (!isDear(String(context.queryKey[0]))) return ask(context)
    await enter()
    try {
      // The screen may have gone while it waited.
      context.signal.throwIfAborted()
      return await ask(context)
    } finally {
      leave()
    }
  }
}
