import { chain } from '@narwhal-club/core/constants'
import { createPublicClient, http, type PublicClient } from 'viem'
import { NodeAwayError } from '../errors.ts'
import type { Logger } from '../log.ts'

const callTimeout = 3_000
const tries = 2
/** Back-off of the probe while no node answers. */
const probeDelays = { first: 500, most: 15_000 }
const chainCheckedFor = 3_600_000

/** The whole answer in time: viem's own limit ends with the headers. */
const fetchInTime: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: AbortSignal.timeout(callTimeout) })

interface Node {
  name: string
  client: PublicClient
  checkedAt: number | null
}

/**
 * The nodes of the chain behind one door: three seconds a call, two tries,
 * each node believed only after it has named the right chain, asked again
 * every hour. When both tries fail the door shuts: callers hear so at once, and
 * a probe of our own looks until a node is back.
 */
export function createNodes(urls: readonly string[], log: Logger) {
  const nodes: Node[] = urls.map((url) => ({
    name: new URL(url).host,
    client: createPublicClient({
      transport: http(url, { fetchFn: fetchInTime, retryCount: 0 }),
    }),
    checkedAt: null,
  }))
  let isShut = false
  let isClosed = false
  let probe: NodeJS.Timeout | undefined

  async function checkChain(node: Node) {
    const now = performance.now()
    if (node.checkedAt !== null && now - node.checkedAt < chainCheckedFor)
      return
    const id = await node.client.getChainId()
    if (id !== chain.id)
      throw new NodeAwayError(`node ${node.name} is on chain ${id}`)
    node.checkedAt = now
  }

  async function tryNodes<T>(ask: (client: PublicClient) => Promise<T>) {
    let last: unknown
    for (let attempt = 0; attempt < tries; attempt++) {
      const node = nodes[attempt % nodes.length]
      if (!node) break
      try {
        await checkChain(node)
        return await ask(node.client)
      } catch (error) {
        last = error
      }
    }
    throw last
  }

  function shut(error: unknown) {
    if (isShut || isClosed) return
    isShut = true
    log.warn({ event: 'node_away', reason: shortOf(error) }, 'node away')
    schedule(probeDelays.first)
  }

  function schedule(delay: number) {
    probe = setTimeout(async () => {
      try {
        await tryNodes((client) => client.getBlockNumber({ cacheTime: 0 }))
        isShut = false
        log.info({ event: 'node_back' }, 'node back')
      } catch {
        if (!isClosed) schedule(Math.min(delay * 2, probeDelays.most))
      }
    }, delay)
    probe.unref()
  }

  return {
    /** @throws NodeAwayError when no node gave an answer. */
    async ask<T>(what: (client: PublicClient) => Promise<T>): Promise<T> {
      if (isShut) throw new NodeAwayError('node away')
      try {
        return await tryNodes(what)
      } catch (cause) {
        shut(cause)
        throw new NodeAwayError('node away', { cause })
      }
    },
    /** Returns the chain id that the first node to answer names, if any does. */
    async chainId(): Promise<number | null> {
      for (const { client } of nodes) {
        const id = await client.getChainId().catch(() => null)
        if (id !== null) return id
      }
      return null
    },
    close() {
      isClosed = true
      clearTimeout(probe)
    },
  }
}

/** First line of an error: viem's messages go on with the request and its URL. */
const shortOf = (error: unknown) =>
  error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown'

export type Nodes = ReturnType<typeof createNodes>
