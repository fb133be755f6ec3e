import { setTimeout as delay } from 'node:timers/promises'
import { keccak256, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createRandom } from '../../world/seed/random.ts'
import { createMoments } from '../fees/moments.ts'
import { createPurse } from '../fees/purse.ts'
import type { FaultWorld } from '../fees/world.ts'
import type { Pair } from './pairs.ts'
import { openPerson } from './person.ts'
import { createWeather } from './weather.ts'

const keyOf = (text: string) => privateKeyToAccount(keccak256(toHex(text)))
const seedOf = (text: string) =>
  Number(BigInt(keccak256(toHex(text))) % 2n ** 31n)

/** The author of a run: the same each time it is repeated. */
export const authorOf = (pair: Pair, seed: number) =>
  keyOf(`bounty ${pair.name} ${seed}`)

export type Run = ReturnType<typeof openRun>

/** An author, two who work for the reward, a stranger, and what may happen. */
export function openRun(world: FaultWorld, pair: Pair, seed: number) {
  const { chain, club, miner } = world
  const name = `${pair.name} ${seed}`
  const random = createRandom(seedOf(name))
  // What is drawn while one waits is drawn more or less often.
  const whim = createRandom(seedOf(`whim ${name}`))
  const moments = createMoments()
  const weather = createWeather(whim)
  const account = authorOf(pair, seed)
  const purse = createPurse(account, chain.rpc, moments)
  const notes: string[] = []
  const note = (line: string) => notes.push(line)
  const place = seedOf(`place ${name}`)
  // Each has an address of their own: many runs are no crowd.
  const fromOf = (who: string) =>
    `127.${1 + (place % 250)}.${(place >> 8) % 250}.${who.length}`
  const person = (who: string, key = keyOf(`${who} ${name}`)) =>
    openPerson({
      account: key,
      url: club.urls[0] as string,
      from: fromOf(who),
      ...(who === 'author' && { moments, weather }),
      note: (line) => note(`${who}: ${line}`),
    })
  const pending: Promise<unknown>[] = []

  /** How many blocks hold the newest payment is a moment, too. */
  async function onBlock(head: number) {
    for (const { hash } of purse.sent.slice(-1)) {
      const receipt = await chain.rpc.call<{ blockNumber: string } | null>(
        'eth_getTransactionReceipt',
        [hash],
      )
      const have = receipt ? head - Number(receipt.blockNumber) + 1 : 0
      if (have === 1 || have === 2) await moments.reach(`block.${have}`)
    }
  }
  miner.onBlock(onBlock)

  return {
    world,
    pair,
    random,
    whim,
    moments,
    weather,
    purse,
    account,
    notes,
    note,
    from: fromOf(''),
    author: person('author', account),
    hunters: [person('hunter'), person('another')] as const,
    stranger: person('strange'),
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
