import { NodeAwayError } from '../errors.ts'
import { type ChainLog, type LogQuestion, readLogs } from './chainLog.ts'
import type { Endpoint } from './endpoint.ts'
import { inOrder } from './inOrder.ts'

interface Testimony {
  endpoint: Endpoint
  logs: readonly ChainLog[]
}

/** Which log it is: `logIndex` alone may count anew in each transaction. */
const nameOf = (log: ChainLog) =>
  [
    log.blockHash,
    log.transactionHash,
    log.logIndex,
    log.address,
    ...log.topics,
    log.data,
  ].join()

/** A log as those who name it agree on it. */
function agreedOn(log: ChainLog, ...others: (ChainLog | undefined)[]) {
  const isSame = others.every(
    (other) => other?.transactionIndex === log.transactionIndex,
  )
  // One could turn the order of a block around with it: it is as if not told.
  return isSame ? log : { ...log, transactionIndex: undefined }
}

/**
 * Settles what two nodes say differently about the same blocks. A log that one
 * names and the other does not is held against the receipt of its transaction,
 * asked of both: real is what both receipts hold. A node may have lost a log
 * from its index and still have the receipt, which is how most go wrong; where
 * even the receipts differ, neither is believed.
 *
 * @returns the logs, and which nodes had not told all.
 * @throws NodeAwayError when it cannot be settled.
 */
export async function settle(
  [one, other]: [Testimony, Testimony],
  question: LogQuestion,
): Promise<{ agreed: ChainLog[]; wrong: Endpoint[] }> {
  const inOne = new Map(one.logs.map((log) => [nameOf(log), log]))
  const inOther = new Map(other.logs.map((log) => [nameOf(log), log]))
  const agreed = [...inOne]
    .filter(([name]) => inOther.has(name))
    .map(([name, log]) => agreedOn(log, inOther.get(name)))
  const wrong = new Set<Endpoint>()
  const disputed = [
    ...[...inOne]
      .filter(([name]) => !inOther.has(name))
      .map(([name, log]) => ({ name, log, by: one, against: other })),
    ...[...inOther]
      .filter(([name]) => !inOne.has(name))
      .map(([name, log]) => ({ name, log, by: other, against: one })),
  ]
  for (const { name, log, by, against } of disputed) {
    const receipts = await Promise.all(
      [by, against].map(({ endpoint }) => receiptOf(endpoint, log, question)),
    )
    const [own, opposed] = receipts
    if (own?.has(name) && opposed?.has(name)) {
      wrong.add(against.endpoint)
      agreed.push(agreedOn(log, own.get(name), opposed.get(name)))
    } else if (own && opposed && !own.has(name) && !opposed.has(name))
      wrong.add(by.endpoint)
    else throw new NodeAwayError('two nodes tell two stories')
  }
  // Who left some out may have taken a block for one that counts otherwise.
  return { agreed: inOrder(agreed), wrong: [...wrong] }
}

/** What the receipt of a log's transaction holds; null where there is none. */
async function receiptOf(
  endpoint: Endpoint,
  log: ChainLog,
  question: LogQuestion,
): Promise<Map<string, ChainLog> | null> {
  const answer = await endpoint.logsOfTransaction(log.transactionHash)
  if (answer === null) return null
  const ours = (answer as { address?: unknown }[]).filter(({ address }) =>
    question.addresses.includes(String(address).toLowerCase() as `0x${string}`),
  )
  return new Map(readLogs(ours, question).map((each) => [nameOf(each), each]))
}
