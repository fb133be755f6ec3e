import type { TestAccounts } from '../accounts.ts'
import { type Anvil, startAnvil } from '../anvil.ts'
import { deploy } from '../deploy.ts'
import { seedFixture } from './fixture.ts'
import { historyAccounts, seedHistory } from './history.ts'
import { createRandom } from './random.ts'
import { createTimeline } from './timeline.ts'

/** `history`: thirteen months of life; `fixture`: only what tests rely on. */
export type Seed = 'history' | 'fixture'

/**
 * A minute for what tests rely on: each of its blocks takes a second of the
 * chain, and a past that ended later than now would be ahead of every clock.
 */
const fixturePast = 60

/**
 * Starts a chain that mines on demand and writes its past. It is to be dumped
 * and stopped: block times, pace and limits of a living chain are others.
 *
 * @param now milliseconds at which the past ends.
 * @param dumpPath where its dump goes when it is told to finish.
 */
export async function startSeeded(
  seed: Seed,
  accounts: TestAccounts,
  now: number,
  dumpPath?: string,
): Promise<Anvil> {
  const seconds = Math.floor(now / 1_000)
  const { start, times } = createTimeline(seconds, createRandom(25))
  const anvil = await startAnvil({
    mining: 'manual',
    unlimited: true,
    dumpPath,
    ...(seed === 'history'
      ? { accounts: historyAccounts, genesisTime: start }
      : { genesisTime: seconds - fixturePast }),
  })
  try {
    if (seed === 'fixture') await seedFixture(anvil.rpc, accounts, deploy)
    else await seedHistory(anvil.rpc, accounts, times, deploy)
  } catch (error) {
    await anvil.stop()
    throw error
  }
  return anvil
}
