import { RangeRefusedError } from '../chain/errors.ts'
import { NodeAwayError } from '../errors.ts'
import type { ChainLog, LogQuestion } from './chainLog.ts'
import type { Endpoint } from './endpoint.ts'

/** Into so many parts a question is cut for a second node, and no more. */
const mostParts = 16

/**
 * Asks a second node for what a first is asked, as far as it is: to be behind
 * is no lie. It may allow less at once than the first does, by which
 * measure ranges grow: what it refuses is asked of it in halves.
 *
 * @throws NodeAwayError from one that refuses small parts as well.
 */
export const testimonyOf =
  (question: LogQuestion) => async (endpoint: Endpoint) => {
    const { fromBlock, toBlock, addresses } = question
    const head = await endpoint.head()
    const upTo = Math.min(toBlock, head.number)
    const logs: ChainLog[] = []
    let size = upTo - fromBlock + 1
    const least = Math.ceil(size / mostParts)
    for (let from = fromBlock; from <= upTo; ) {
      const to = Math.min(upTo, from + size - 1)
      try {
        const part = { fromBlock: from, toBlock: to, addresses }
        logs.push(...(await endpoint.logs(part)))
        from = to + 1
      } catch (cause) {
        if (!(cause instanceof RangeRefusedError)) throw cause
        // It refuses for another reason than the width of the range.
        if (size <= least)
          throw new NodeAwayError('it refuses parts of a range', { cause })
        size = Math.max(least, Math.ceil(size / 2))
      }
    }
    return { upTo, logs }
  }
