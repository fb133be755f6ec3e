import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that start a world or a server wait for it, and some are long: begun last,
 * they end alone. Vitest knows how long a file took from a run before alone.
 */
const waits =
  /\/(world|cli|main|listen|lock|mocks\/contract|verifier|generated|casting\.machine)(\.[\w-]+)*\.test\.ts$/

const byName = (one: TestSpecification, other: TestSpecification) =>
  one.moduleId < other.moduleId ? -1 : 1

/**
 * What waits begins first; and shards take files in turn, by name, so that the
 * states of each machine are shared out: by chance one half had a third more.
 */
export class Sequencer extends BaseSequencer {
  override async shard(files: TestSpecification[]) {
    const { index = 1, count = 1 } = this.ctx.config.shard ?? {}
    return [...files].sort(byName).filter((_, at) => at % count === index - 1)
  }

  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isFirst = ({ moduleId }: TestSpecification) => waits.test(moduleId)
    return [
      ...sorted.filter(isFirst),
      ...sorted.filter((file) => !isFirst(file)),
    ]
  }
}
