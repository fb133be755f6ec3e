import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that start a world or a server wait for it, and some are long: begun last,
 * they end alone. Vitest knows how long a file took from a run before alone.
 */
const waits =
  /\/(world|cli|main|listen|lock|mocks\/contract|verifier|generated|casting\.machine)(\.[\w-]+)*\.test\.ts$/

/** What waits begins first. */
export class Sequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files)
    const isFirst = ({ moduleId }: TestSpecification) => waits.test(moduleId)
    return [
      ...sorted.filter(isFirst),
      ...sorted.filter((file) => !isFirst(file)),
    ]
  }
}
