import { NodeAwayError } from '../errors.ts'
import type { ChainSource } from '../indexer/source.ts'
import type { Random } from './modelChain.ts'

/** A source that stumbles: away, or too much asked, by chance. */
export function unreliable(
  source: ChainSource,
  random: Random,
  refuse: () => Error,
): ChainSource {
  const stumble = () => {
    if (random.chance(0.15)) throw new NodeAwayError('away')
    if (random.chance(0.15)) throw refuse()
  }
  return {
    async head() {
      stumble()
      return source.head()
    },
    async headers(numbers) {
      stumble()
      return source.headers(numbers)
    },
    async logs(question) {
      stumble()
      return source.logs(question)
    },
    async logsOfBlock(block, addresses) {
      stumble()
      return source.logsOfBlock(block, addresses)
    },
    async uints(asked, block) {
      stumble()
      return source.uints(asked, block)
    },
    async coins(range, isMeant) {
      stumble()
      return source.coins(range, isMeant)
    },
  }
}
