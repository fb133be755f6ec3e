import { NodeAwayError } from '../errors.ts'
import { type ChainLog, type LogQuestion, readLogs } from './chainLog.ts'
import type { Endpoint } from './endpoint.ts'

interface Testimony {
  endpoint: Endpoint
  logs: readonly ChainLog[]
}

const placeOf = ({ blockHash, logIndex, topics, data }: ChainLog) =>
  [blockHash, logIndex, ...topics, data].join()

/**
 * Settles what two nodes say differently about the same blocks. A log that one
 * names and the other does not is held against the receipt of its transaction,
 * asked of both: real is what both receipts hold. A node may have lost a log
 * from its index and still have the receipt, which is how most go wrong; where
 * even the receipts differ, nobody is believed.
 *
 * @returns the logs, and whose were not whole.
 * @throws NodeAwayError when it cannot be settled.
 */
export async function settle(
  [one, other]: [Testimony, Testimony],
  question: LogQuestion,
): Promise<{ agreed: ChainLog[]; wrong: Endpoint[] }> {
  const inOne = new Map(one.logs.map((log) => [placeOf(log), log]))
  const inOther = new Map(other.logs.map((log) => [placeOf(log), log]))
  const agreed = [...inOne]
    .filter(([place]) => inOther.has(place))
    .map(([, log]) => log)
  const wrong = new Set<Endpoint>()
  const disputed = [
    ...[...inOne]
      .filter(([place]) => !inOther.has(place))
      .map(([place, log]) => ({ place, log, by: one, against: other })),
    ...[...inOther]
      .filter(([place]) => !inOne.has(place))
      .map(([place, log]) => ({ place, log, by: other, against: one })),
  ]
  for (const { place, log, by, against } of disputed) {
    const receipts = await Promise.all(
      [by, against].map(({ endpoint }) => placesIn(endpoint, log, question)),
    )
    const [own, opposed] = receipts
    if (own?.has(place) && opposed?.has(place)) {
      wrong.add(against.endpoint)
      agreed.push(log)
    } else if (own && opposed && !own.has(place) && !opposed.has(place))
      wrong.add(by.endpoint)
    else throw new NodeAwayError('two nodes tell two stories')
  }
  agreed.sort(
    (a, b) => a.blockNumber - b.blockNumber || a.logIndex - b.logIndex,
  )
  return { agreed, wrong: [...wrong] }
}

/** What the receipt of a log's transaction holds; null where there is none. */
async function placesIn(
  endpoint: Endpoint,
  log: ChainLog,
  question: LogQuestion,
): Promise<Set<string> | null> {
  const answer = await endpoint.logsOfTransaction(log.transactionHash)
  if (answer === null) return null
  const ours = (answer as { address?: unknown }[]).filter(({ address }) =>
    question.addresses.includes(String(address).toLowerCase() as `0x${string}`),
  )
  return new Set(readLogs(ours, question).map(placeOf))
}
