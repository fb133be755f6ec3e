import { setMaxListeners } from 'node:events'
import { NodeAwayError } from '../errors.ts'
import { withDeadline } from '../keep/deadline.ts'
import type { Logger } from '../log.ts'
import {
  CallRefusedError,
  RangeRefusedError,
  UnbelievableAnswerError,
} from './errors.ts'
import {
  afterFailure,
  afterLie,
  afterSuccess,
  inOrderOfHealth,
  type NodeHealth,
  wellUntilShown,
} from './nodeHealth.ts'
import { createRpc, type Rpc } from './rpc.ts'

const tries = 2
/** Milliseconds between looks while no node answers. */
const probeDelays = { first: 500, most: 15_000 }

/** One of the nodes, and how it has done lately. */
export interface Node {
  readonly name: string
  readonly rpc: Rpc
  health: NodeHealth
}

export interface NodesOptions {
  /** Milliseconds, only ever forward. */
  clock?: () => number
  /** Milliseconds for one try of a request, however many calls it takes. */
  tryFor?: number
}

/** It says something of what was asked, and nothing of the node. */
const isOwn = (error: unknown) =>
  error instanceof RangeRefusedError || error instanceof CallRefusedError

/**
 * The nodes of the chain, for everyone who asks it. Here alone it is known how
 * each does: one that fails rests, longer each time, and the healthiest is asked
 * first. While none answers the door is shut for requests: they hear so at once,
 * and a probe of our own looks until a node is back.
 */
export function createNodes(
  urls: readonly string[],
  log: Logger,
  { clock = () => performance.now(), tryFor = 5_000 }: NodesOptions = {},
) {
  const closing = new AbortController()
  // Every call listens while it is under way, and there may be many.
  setMaxListeners(0, closing.signal)
  const nodes: Node[] = urls.map((url) => {
    const rpc = createRpc(url, { clock, stopping: closing.signal })
    return { name: rpc.name, rpc, health: wellUntilShown }
  })
  let isShut = false
  let probe: NodeJS.Timeout | undefined

  const inOrder = () => inOrderOfHealth(nodes, clock())
  const isAwake = (node: Node) => node.health.restsUntil <= clock()

  function blame(node: Node, error: unknown) {
    if (closing.signal.aborted) return
    const isLie = error instanceof UnbelievableAnswerError
    const now = clock()
    node.health = isLie
      ? afterLie(node.health, now)
      : afterFailure(node.health, now)
    const event = isLie ? 'node_not_believed' : 'node_failed'
    log.warn({ event, node: node.name, reason: reasonOf(error) }, event)
  }

  /** Asks one node, and remembers how it did. */
  async function timed<T>(node: Node, ask: (rpc: Rpc) => Promise<T>) {
    const began = clock()
    try {
      const answer = await ask(node.rpc)
      node.health = afterSuccess(node.health, clock() - began)
      open()
      return answer
    } catch (error) {
      if (!isOwn(error)) blame(node, error)
      throw error
    }
  }

  /** A node that is just within the limit of each call is not waited for. */
  const inTime =
    <T>(what: (rpc: Rpc) => Promise<T>) =>
    (rpc: Rpc) =>
      withDeadline(tryFor, () => what(rpc), closing.signal).catch(
        (error: unknown) => {
          if (!(error instanceof DOMException)) throw error
          throw new NodeAwayError('too slow', { cause: error })
        },
      )

  function open() {
    if (!isShut) return
    isShut = false
    clearTimeout(probe)
    log.info({ event: 'node_back' }, 'node back')
  }

  function shut(error: unknown) {
    if (isShut || closing.signal.aborted) return
    isShut = true
    log.warn({ event: 'node_away', reason: reasonOf(error) }, 'node away')
    schedule(probeDelays.first)
  }

  function schedule(delay: number) {
    probe = setTimeout(async () => {
      for (const node of inOrder())
        try {
          return await timed(node, (rpc) => rpc.ask('eth_blockNumber', []))
        } catch {
          // The next one may be back.
        }
      if (isShut && !closing.signal.aborted)
        schedule(Math.min(delay * 2, probeDelays.most))
    }, delay)
    probe.unref()
  }

  return {
    inOrder,
    isAwake,
    blame,
    timed,
    /**
     * Asks this node alone, for the time of one try.
     *
     * @throws what the question throws; NodeAwayError when it is too slow.
     */
    askOne: <T>(node: Node, what: (rpc: Rpc) => Promise<T>): Promise<T> =>
      timed(node, inTime(what)),
    /**
     * Asks for a request: two tries, of two nodes where two are awake.
     *
     * @throws NodeAwayError when no node gave an answer.
     */
    async ask<T>(what: (rpc: Rpc) => Promise<T>): Promise<T> {
      if (isShut) throw new NodeAwayError('node away')
      const all = inOrder()
      const awake = all.filter(isAwake)
      const some = awake.length > 0 ? awake : all
      let cause: unknown
      for (let attempt = 0; attempt < tries; attempt++)
        try {
          return await timed(some[attempt % some.length] as Node, inTime(what))
        } catch (error) {
          cause = error
        }
      if (isOwn(cause)) throw new NodeAwayError(reasonOf(cause), { cause })
      shut(cause)
      throw new NodeAwayError('node away', { cause })
    },
    /** Returns the chain id that the first node to answer names, if any does. */
    async chainId(): Promise<number | null> {
      for (const { rpc } of nodes) {
        const id = await rpc.namedChain().catch(() => null)
        if (id !== null) return id
      }
      return null
    },
    /** How each does, for who watches over the server. */
    health: () => nodes.map(({ name, health }) => ({ name, health })),
    /** Ends what is under way, and the looking. */
    close() {
      closing.abort()
      clearTimeout(probe)
    },
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message : 'unknown'

export type Nodes = ReturnType<typeof createNodes>
