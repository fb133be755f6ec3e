import { NodeAwayError } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { ChainLog, LogQuestion } from './chainLog.ts'
import type { Endpoint } from './endpoint.ts'
import { RangeRefusedError, UnbelievableAnswerError } from './errors.ts'
import {
  afterFailure,
  afterLie,
  afterSuccess,
  type Health,
  inOrderOfHealth,
  wellUntilShown,
} from './health.ts'
import { settle } from './settle.ts'
import type { ChainSource } from './source.ts'
import { testimonyOf } from './testimony.ts'

interface Node {
  endpoint: Endpoint
  health: Health
}

/**
 * The chain, through several nodes. Questions go to the healthiest, and to the
 * next where it fails; logs are asked of two, since a node that leaves some out
 * looks like any other (many do, after a crash or a fast sync).
 */
export function createChainSource(
  endpoints: readonly Endpoint[],
  log: Logger,
  clock = () => performance.now(),
): ChainSource & {
  health(): { name: string; health: Health }[]
  /** Ranges whose logs one node alone told, though there are several. */
  unwitnessed(): number
} {
  let unwitnessed = 0
  const nodes: Node[] = endpoints.map((endpoint) => ({
    endpoint,
    health: wellUntilShown,
  }))

  async function timed<T>(node: Node, ask: (endpoint: Endpoint) => Promise<T>) {
    const began = clock()
    try {
      const answer = await ask(node.endpoint)
      node.health = afterSuccess(node.health, clock() - began)
      return answer
    } catch (error) {
      // It answered, and will answer less.
      if (error instanceof RangeRefusedError) throw error
      blame(node, error)
      throw error
    }
  }

  function blame(node: Node, error: unknown) {
    const isLie = error instanceof UnbelievableAnswerError
    const now = clock()
    node.health = isLie
      ? afterLie(node.health, now)
      : afterFailure(node.health, now)
    const reason = error instanceof Error ? error.message : 'unknown'
    const event = isLie ? 'node_not_believed' : 'node_failed'
    log.warn({ event, node: node.endpoint.name, reason }, event)
  }

  /** Nobody can be blamed, and without an operator it may stay so. */
  function disagree(
    between: readonly Node[],
    { fromBlock, toBlock }: LogQuestion,
    error: unknown,
  ) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const names = between.map(({ endpoint }) => endpoint.name)
    const event = 'nodes_disagree'
    log.warn({ event, nodes: names, fromBlock, toBlock, reason }, event)
  }

  /** @throws NodeAwayError when none answers. */
  async function first<T>(ask: (endpoint: Endpoint) => Promise<T>): Promise<T> {
    let cause: unknown
    for (const node of inOrderOfHealth(nodes, clock()))
      try {
        return await timed(node, ask)
      } catch (error) {
        if (error instanceof RangeRefusedError) throw error
        cause = error
      }
    throw new NodeAwayError('no node answers', { cause })
  }

  /** Whoever is awake and next in line, to be asked the same. */
  function witnessOf(asked: Node): Node | undefined {
    const now = clock()
    return inOrderOfHealth(nodes, now).find(
      (node) => node !== asked && node.health.restsUntil <= now,
    )
  }

  async function logs(question: LogQuestion): Promise<ChainLog[]> {
    let cause: unknown
    for (const node of inOrderOfHealth(nodes, clock()))
      try {
        const witness = witnessOf(node)
        const [own, other] = await Promise.all([
          timed(node, (endpoint) => endpoint.logs(question)),
          witness &&
            timed(witness, testimonyOf(question)).catch(() => undefined),
        ])
        const isWitnessed = other && other.upTo >= question.fromBlock
        if (!isWitnessed && nodes.length > 1) unwitnessed += 1
        if (!isWitnessed || !witness) return own
        const { agreed, wrong } = await settle(
          [
            {
              endpoint: node.endpoint,
              logs: own.filter(({ blockNumber }) => blockNumber <= other.upTo),
            },
            { endpoint: witness.endpoint, logs: other.logs },
          ],
          { ...question, toBlock: other.upTo },
        ).catch((error: unknown) => {
          disagree([node, witness], question, error)
          throw error
        })
        for (const liar of [node, witness])
          if (wrong.includes(liar.endpoint))
            blame(liar, new UnbelievableAnswerError('its logs are not whole'))
        return [
          ...agreed,
          ...own.filter(({ blockNumber }) => blockNumber > other.upTo),
        ]
      } catch (error) {
        if (error instanceof RangeRefusedError) {
          if (question.toBlock > question.fromBlock) throw error
          // Nothing narrower is left to ask: it refuses for another reason.
          blame(node, error)
        }
        cause = error
      }
    throw new NodeAwayError('no node answers', { cause })
  }

  return {
    head: () => first((endpoint) => endpoint.head()),
    headers: (numbers) => first((endpoint) => endpoint.headers(numbers)),
    logs,
    coins: (range, isMeant) =>
      first((endpoint) => endpoint.coins(range, isMeant)),
    health: () =>
      nodes.map(({ endpoint, health }) => ({ name: endpoint.name, health })),
    unwitnessed: () => unwitnessed,
  }
}
