import { setTimeout as delay } from 'node:timers/promises'
import { encodeVault } from '@narwhal-club/core/swap'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceAliases } from '../../../dev/aliases.mjs'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { Browser } from '../../testing/browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createProcesses, type Processes } from '../../testing/processes.ts'

type Hex = `0x${string}`

/** The one with the fewest NFTs gives one in each. */
const kills = Math.min(3, Number(process.env.CLUB_KILL_ROUNDS ?? 3))
const seed = Number(process.env.CLUB_SWAP_SEED ?? 20_261_123)
const random = createRandom(seed)
const roles = ['whale', 'proposer', 'holder'] as const
/** Their first numbers, by the order of the fixture. */
const first = { whale: 13, proposer: 85, holder: 145 }

describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  let chain: Chain
  let processes: Processes
  let at: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    chain = await startChain()
    processes = await createProcesses(sourceAliases())
    at = await openTestDatabase(processes.database)
  }, 60_000)
  afterAll(async () => {
    await at.close()
    await processes.remove()
    await chain.stop()
  })

  const ready = () =>
    processes.ready({
      ...processes.database.record,
      RPC_URL: chain.rpcUrl,
      NFT_CONTRACT: chain.addresses.nft,
      TOKEN_CONTRACT: chain.addresses.token,
      SWAP_CONTRACT: chain.addresses.swap,
      ADMIN_WALLET: chain.accounts.admin.address,
      INDEX_INTERVAL: '50',
    })
  const rows = async (query: string) =>
    (await at.db.run((orm) => orm.execute(query))).rows
  const send = (from: Hex, to: Hex, over: object) =>
    chain.rpc.call('eth_sendTransaction', [
      { from, to, gas: '0x7a1200', ...over },
    ])

  async function ask(url: string, role: (typeof roles)[number], round: number) {
    const member = new Browser(url)
    const account = chain.accounts[role]
    expect((await member.signIn(account)).status).toBe(200)
    const ids = [String(first[role] + round)]
    const quoted = await member.post('/api/swap/quote', {
      mode: 'deposit',
      account: account.address.toLowerCase(),
      chainId: 25,
      ids,
    })
    expect([quoted.status, quoted.json.code]).toEqual([200, undefined])
    const { terms, signature } = quoted.json
    const taken = await member.post('/api/swap/intents', { terms, signature })
    expect(taken.status).toBe(200)
    return ids
  }

  test(
    `behavior: kill -9 of one of two between a fee and its swap, ${kills} times (seed ${seed})`,
    async () => {
      const { nft, swap } = chain.addresses
      for (const role of roles)
        await send(chain.accounts[role].address, nft, {
          data: encodeVault.setApprovalForAll(swap, true),
        })
      let [one, other] = [await ready(), await ready()]
      let asked = 0
      for (let round = 0; round < kills; round++) {
        const { url } = other
        await eventually(async () => {
          const { json } = await new Browser(url).get('/readyz')
          expect(json.index.status).toBe('fresh')
        }, 15_000)
        for (const role of roles) {
          const ids = await ask(url, role, round)
          asked += 1
          const { address } = chain.accounts[role]
          // No hash is told: who would have told it is dead as well.
          await send(address, chain.accounts.admin.address, {
            value: `0x${(10n ** 18n).toString(16)}`,
          })
          const deadline = 2n ** 40n
          const data = encodeVault.swap('deposit', {
            ids,
            minOut: 0n,
            deadline,
          })
          await send(address, swap, { data })
        }
        await chain.rpc.call('evm_mine')
        // When it comes is chance.
        await delay(random.below(500))
        one.child.process.kill('SIGKILL')
        await one.child.ended
        one = other
        other = await ready()
      }
      await eventually(async () => {
        const states = await rows(
          'select state, count(*)::int as count from swap_intents group by state',
        )
        expect(states).toEqual([{ state: 'swapped', count: asked }])
      }, 30_000)
      const [found] = await rows(
        `select count(distinct paid_by)::int as fees,
          count(distinct swapped_by)::int as swaps,
          (select count(*)::int from swap_strays) as strays from swap_intents`,
      )
      expect(found).toEqual({ fees: asked, swaps: asked, strays: 0 })
      process.stdout.write(
        `swaps: ${asked} paid and swapped over ${kills} kills\n`,
      )
    },
    60_000 + kills * 20_000,
  )
})
