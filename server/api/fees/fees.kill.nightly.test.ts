import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { encodeFunctionData } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceAliases } from '../../../dev/aliases.mjs'
import { clubTokenAbi as abi } from '../../../dev/contracts/generated/ClubToken.gen.ts'
import { type Chain, startChain } from '../../../dev/world/chain.ts'
import { createRandom } from '../../../dev/world/seed/random.ts'
import { Browser } from '../../testing/browser.ts'
import { eventually } from '../../testing/eventually.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { createProcesses, type Processes } from '../../testing/processes.ts'

const kills = Number(process.env.CLUB_KILL_ROUNDS ?? 3)
const seed = Number(process.env.CLUB_FEE_SEED ?? 20_261_122)
/** Fees that are paid in each round. */
const each = 4
const price = 333_333_333n * 10n ** 18n

const random = createRandom(seed)

describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  let chain: Chain
  let processes: Processes
  let at: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    chain = await startChain()
    processes = await createProcesses(sourceAliases(), 'testing/feeMain.ts')
    at = await openTestDatabase(processes.database)
    await at.db.run((orm) =>
      orm.execute('create table published (intent uuid not null)'),
    )
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

  async function pay() {
    const data = encodeFunctionData({
      abi,
      functionName: 'transfer',
      args: [chain.accounts.admin.address, price],
    })
    const from = chain.accounts.whale.address
    const to = chain.addresses.token
    await chain.rpc.call('eth_sendTransaction', [
      { from, to, data, gas: '0x186a0' },
    ])
  }

  test(
    `behavior: kill -9 of one of two between a payment and what it publishes, ${kills} times (seed ${seed})`,
    async () => {
      let [one, other] = [await ready(), await ready()]
      let asked = 0
      for (let round = 0; round < kills; round++) {
        const member = new Browser(other.url)
        const { status } = await member.signIn(chain.accounts.whale)
        expect(status).toBe(200)
        await eventually(async () => {
          const { json } = await member.get('/readyz')
          expect(json.index.status).toBe('fresh')
        }, 15_000)
        for (let number = 0; number < each; number++) {
          const answer = await member.post('/api/fees/intents', {
            purpose: 'proposal',
            refId: randomUUID(),
            contentHash: `0x${'cc'.repeat(32)}`,
            signed: { message: {}, signature: '0x01' },
          })
          expect(answer.status).toBe(200)
          asked += 1
        }
        for (let number = 0; number < each; number++) await pay()
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
          'select state, count(*)::int as count from fee_intents group by state',
        )
        expect(states).toEqual([{ state: 'consumed', count: asked }])
      }, 30_000)
      const [found] = await rows(
        `select count(*)::int as published,
          count(distinct intent)::int as things,
          (select count(*)::int from fee_uses) as uses,
          (select count(*)::int from fee_credits) as credits from published`,
      )
      expect(found).toEqual({
        published: asked,
        things: asked,
        uses: asked,
        credits: 0,
      })
      process.stdout.write(
        `fees: ${asked} paid and published over ${kills} kills\n`,
      )
    },
    60_000 + kills * 20_000,
  )
})
