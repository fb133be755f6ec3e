import type { Logger } from '../../log.ts'
import { type ChainLog, consecutiveTopic, transferTopic } from '../chainLog.ts'
import type { Contracts } from '../events.ts'
import type { ChainSource, Header } from '../source.ts'
import { swapTopics } from '../swaps.ts'
import { watch } from './bloom.ts'
import { suspectsOf } from './suspects.ts'

/**
 * What the blooms of blocks say of the logs that nodes tell. Nodes of this
 * chain's family may have none, or empty ones: a node is believed in this until
 * a block of its has a log of ours that its bloom does not have.
 */
export function createBlooms(
  source: Pick<ChainSource, 'logsOfBlock'>,
  { nft, token, swap }: Contracts,
  log: Logger,
) {
  const addresses = [nft, token, ...(swap ? [swap] : [])]
  const watched = [
    ...watch(nft, [transferTopic, consecutiveTopic]),
    ...watch(token, [transferTopic]),
    ...(swap ? watch(swap, swapTopics) : []),
  ]
  const counts = { asked: 0, found: 0 }
  const distrusted = new Set<string>()

  function distrust({ bloom, number }: Header) {
    if (!bloom || distrusted.has(bloom.by)) return
    distrusted.add(bloom.by)
    const event = 'bloom_not_believed'
    log.warn({ event, node: bloom.by, block: number }, event)
  }

  return {
    counts: () => ({ ...counts, distrusted: distrusted.size }),
    /**
     * Asks again for the blocks that may hold more than was told, each by
     * itself, and returns all logs with what was left out.
     *
     * @throws NodeAwayError
     */
    async complete(
      headers: Iterable<Header>,
      logs: readonly ChainLog[],
    ): Promise<ChainLog[]> {
      const { suspects, contradicted } = suspectsOf(headers, logs, watched)
      contradicted.forEach(distrust)
      const more = new Map<number, ChainLog[]>()
      for (const header of suspects) {
        if (header.bloom && distrusted.has(header.bloom.by)) continue
        counts.asked += 1
        const known = logs.filter(
          ({ blockNumber }) => blockNumber === header.number,
        ).length
        const found = await source.logsOfBlock(header, addresses)
        if (found.length <= known) continue
        counts.found += found.length - known
        more.set(header.number, found)
      }
      if (more.size === 0) return [...logs]
      const blocks = [...more.keys()]
      log.warn({ event: 'logs_left_out', blocks: blocks.slice(0, 20) }, 'found')
      return [
        ...logs.filter(({ blockNumber }) => !more.has(blockNumber)),
        ...[...more.values()].flat(),
      ].sort((a, b) => a.blockNumber - b.blockNumber || a.place - b.place)
    },
  }
}

export type Blooms = ReturnType<typeof createBlooms>
