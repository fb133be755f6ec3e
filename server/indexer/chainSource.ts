import {
  CallRefusedError,
  RangeRefusedError,
  UnbelievableAnswerError,
} from '../chain/errors.ts'
import type { Node, Nodes } from '../chain/nodes.ts'
import { NodeAwayError } from '../errors.ts'
import type { Logger } from '../log.ts'
import type { ChainLog, LogQuestion } from './chainLog.ts'
import { createEndpoint, type Endpoint } from './endpoint.ts'
import { settle } from './settle.ts'
import type { ChainSource, Header } from './source.ts'
import { testimonyOf } from './testimony.ts'

/**
 * The chain, through several nodes. Questions go to the healthiest, and to the
 * next where it fails; logs are asked of two, since a node that leaves some out
 * looks like any other (many do, after a crash or a fast sync).
 */
export function createChainSource(
  nodes: Nodes,
  log: Logger,
): ChainSource & {
  /** Ranges of which one node alone told the logs, though there are several. */
  unwitnessed(): number
} {
  let unwitnessed = 0
  const endpoints = new Map(
    nodes.inOrder().map((node) => [node, createEndpoint(node.rpc)]),
  )
  const endpointOf = (node: Node) => endpoints.get(node) as Endpoint

  const timed = <T>(node: Node, ask: (endpoint: Endpoint) => Promise<T>) =>
    nodes.timed(node, () => ask(endpointOf(node)))

  /** No node can be blamed, and without an operator it may stay so. */
  function disagree(
    between: readonly Node[],
    { fromBlock, toBlock }: LogQuestion,
    error: unknown,
  ) {
    const reason = error instanceof Error ? error.message : 'unknown'
    const names = between.map(({ name }) => name)
    const event = 'nodes_disagree'
    log.warn({ event, nodes: names, fromBlock, toBlock, reason }, event)
  }

  /** @throws NodeAwayError when none answers. */
  async function first<T>(ask: (endpoint: Endpoint) => Promise<T>): Promise<T> {
    let cause: unknown
    for (const node of nodes.inOrder())
      try {
        return await timed(node, ask)
      } catch (error) {
        if (error instanceof RangeRefusedError) throw error
        cause = error
      }
    if (cause instanceof CallRefusedError) throw cause
    throw new NodeAwayError('no node answers', { cause })
  }

  /** The node that is awake and next in line, to be asked the same. */
  function witnessOf(asked: Node): Node | undefined {
    return nodes.inOrder().find((node) => node !== asked && nodes.isAwake(node))
  }

  async function logs(question: LogQuestion): Promise<ChainLog[]> {
    let cause: unknown
    for (const node of nodes.inOrder())
      try {
        const witness = witnessOf(node)
        const [own, other] = await Promise.all([
          timed(node, (endpoint) => endpoint.logs(question)),
          witness &&
            timed(witness, testimonyOf(question)).catch(() => undefined),
        ])
        const isWitnessed = other && other.upTo >= question.fromBlock
        if (!isWitnessed && endpoints.size > 1) unwitnessed += 1
        if (!isWitnessed || !witness) return own
        const { agreed, wrong } = await settle(
          [
            {
              endpoint: endpointOf(node),
              logs: own.filter(({ blockNumber }) => blockNumber <= other.upTo),
            },
            { endpoint: endpointOf(witness), logs: other.logs },
          ],
          { ...question, toBlock: other.upTo },
        ).catch((error: unknown) => {
          disagree([node, witness], question, error)
          throw error
        })
        for (const liar of [node, witness])
          if (wrong.includes(endpointOf(liar)))
            nodes.blame(
              liar,
              new UnbelievableAnswerError('its logs are not whole'),
            )
        return [
          ...agreed,
          ...own.filter(({ blockNumber }) => blockNumber > other.upTo),
        ]
      } catch (error) {
        if (error instanceof RangeRefusedError) {
          if (question.toBlock > question.fromBlock) throw error
          // Nothing narrower is left to ask: it refuses for another reason.
          nodes.blame(node, error)
        }
        cause = error
      }
    throw new NodeAwayError('no node answers', { cause })
  }

  /**
   * Asks in two ways, of two nodes where two are awake. Not all nodes know
   * both, which is nothing against them; one way they all know.
   */
  async function logsOfBlock(
    block: Pick<Header, 'number' | 'hash'>,
    addresses: LogQuestion['addresses'],
  ): Promise<ChainLog[]> {
    const [one, other = one] = nodes.inOrder().filter(nodes.isAwake)
    if (!one || !other) throw new NodeAwayError('no node answers')
    const { number } = block
    const range = { fromBlock: number, toBlock: number, addresses }
    const plainly = () => timed(one, (endpoint) => endpoint.logs(range))
    const answers = await Promise.all([
      endpointOf(other).logsByHash(block, addresses).catch(plainly),
      endpointOf(one).logsByReceipts(block, addresses).catch(plainly),
    ])
    if (answers.flat().some(({ blockHash }) => blockHash !== block.hash))
      throw new NodeAwayError('a block is another one by now')
    const [byHash, byReceipts] = answers
    return byReceipts.length > byHash.length ? byReceipts : byHash
  }

  return {
    logsOfBlock,
    head: () => first((endpoint) => endpoint.head()),
    headers: (numbers) => first((endpoint) => endpoint.headers(numbers)),
    logs,
    uints: (asked, block) => first((endpoint) => endpoint.uints(asked, block)),
    coins: (range, isMeant) =>
      first((endpoint) => endpoint.coins(range, isMeant)),
    unwitnessed: () => unwitnessed,
  }
}
