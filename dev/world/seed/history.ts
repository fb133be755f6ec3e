import type { Address } from 'viem'
import { firstCrowdIndex, type TestAccounts } from '../accounts.ts'
import type { Deploy } from '../deploy.ts'
import type { Rpc } from '../rpc.ts'
import { createCareers } from './careers.ts'
import { createCrowd, crowdSize, type Member } from './crowd.ts'
import { vault } from './holdings.ts'
import { createLedger } from './ledger.ts'
import { createMarket } from './market.ts'
import { createRandom } from './random.ts'
import { createSender } from './sender.ts'

/** How many accounts the seeding node must sign for. */
export const historyAccounts = firstCrowdIndex + crowdSize

/**
 * Lives through thirteen months: people arrive, trade, swap, leave. The named
 * accounts only receive, so that they end with exactly what the table says.
 */
export async function seedHistory(
  rpc: Rpc,
  accounts: TestAccounts,
  times: readonly number[],
  deploy: Deploy,
) {
  const random = createRandom(2025)
  const admin = accounts.admin.address
  const addresses = await deploy(rpc, admin)
  const sender = createSender(rpc, addresses, admin)
  await sender.mine(times[0])

  const ledger = createLedger()
  const market = createMarket({ sender, ledger, random, addresses, admin })
  const known = await rpc.call<Address[]>('eth_accounts')
  const crowd = createCrowd(known.slice(firstCrowdIndex), random)
  const careers = createCareers()
  const here: Member[] = []

  function give(to: Address, nfts: number, tokens: bigint) {
    if (nfts > 0) {
      sender.mint(to, nfts)
      ledger.mint(to, nfts)
    }
    if (tokens > 0n && to !== admin) {
      sender.transferTokens(admin, to, tokens)
      ledger.credit(to, tokens)
    }
  }
  function trade() {
    const one = random.pick(here).address
    const other = random.pick(here).address
    if (random.chance(0.4)) market.sellNfts(one, other)
    else market.sendTokens(one, other)
    if (random.chance(0.05)) market.deposit(one)
    if (random.chance(0.04)) market.redeem(other)
  }

  give(addresses.swap, vault.nfts, vault.tokens)
  for (const [block, time] of times.slice(1).entries()) {
    for (const step of careers.filter((one) => one.block === block))
      give(accounts[step.role].address, step.nfts, step.tokens)
    for (const member of crowd.filter(({ joins }) => joins === block)) {
      give(member.address, member.nfts, member.tokens)
      here.push(member)
    }
    const trades = here.length < 5 ? 0 : random.below(18)
    for (let count = 0; count < trades; count += 1) trade()
    await sender.mine(time)
  }
  return { addresses, ledger, crowd }
}
