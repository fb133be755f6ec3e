import { setTimeout as delay } from 'node:timers/promises'
import { keccak256, type PrivateKeyAccount, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createRandom } from '../../world/seed/random.ts'
import { createMoments } from './moments.ts'
import { createPurse, kinds } from './purse.ts'
import { createWeather } from './weather.ts'
import type { FaultWorld } from './world.ts'

export const keyOf = (text: string) =>
  privateKeyToAccount(keccak256(toHex(text)))
export const seedOf = (text: string) =>
  Number(BigInt(keccak256(toHex(text))) % 2n ** 31n)

export type Stage = ReturnType<typeof openStage>

/** What every run has: its chance, one wallet, and where faults lie in wait. */
export function openStage(
  world: FaultWorld,
  { account, name }: { account: PrivateKeyAccount; name: string },
) {
  const { chain, miner } = world
  const random = createRandom(seedOf(name))
  // What is drawn while one waits is drawn more or less often.
  const whim = createRandom(seedOf(`whim ${name}`))
  const moments = createMoments()
  const weather = createWeather(whim)
  const purse = createPurse(account, chain.rpc, moments)
  const notes: string[] = []
  const pending: Promise<unknown>[] = []
  const began = performance.now()

  /** How many blocks hold what was sent last is a moment, too. */
  async function onBlock(head: number) {
    for (const kind of kinds) {
      const sent = purse.last(kind)
      if (!sent) continue
      const receipt = await chain.rpc.call<{ blockNumber: string } | null>(
        'eth_getTransactionReceipt',
        [sent.hash],
      )
      const have = receipt ? head - Number(receipt.blockNumber) + 1 : 0
      if (have === 1 || have === 2) await moments.reach(`${kind}.block.${have}`)
    }
  }
  miner.onBlock(onBlock)

  return {
    world,
    account,
    random,
    whim,
    moments,
    weather,
    purse,
    notes,
    note: (line: string) =>
      notes.push(`${Math.round(performance.now() - began)} ${line}`),
    /** Does something beside the run; it is waited for at the end. */
    later(ms: number, act: () => unknown) {
      pending.push(delay(ms).then(act))
    },
    settled: () => Promise.all(pending),
    close() {
      miner.onBlock(() => {})
      miner.release()
      for (const node of world.nodes) {
        node.tell(null)
        node.away(false)
      }
    },
  }
}
