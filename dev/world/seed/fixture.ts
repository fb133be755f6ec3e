import { type Role, roles, type TestAccounts } from '../accounts.ts'
import type { Addresses, Deploy } from '../deploy.ts'
import type { Rpc } from '../rpc.ts'
import { holdings, vault } from './holdings.ts'
import { createSender } from './sender.ts'

/** Gives the named accounts and the vault what they hold, in two blocks. */
export async function seedFixture(
  rpc: Rpc,
  accounts: TestAccounts,
  deploy: Deploy,
): Promise<Addresses> {
  const admin = accounts.admin.address
  const addresses = await deploy(rpc, admin)
  await rpc.call('evm_mine')
  const sender = createSender(rpc, addresses, admin)
  const give = (to: `0x${string}`, nfts: number, tokens: bigint) => {
    if (nfts > 0) sender.mint(to, nfts)
    if (tokens > 0n) sender.transferTokens(admin, to, tokens)
  }
  for (const role of roles satisfies readonly Role[])
    give(accounts[role].address, holdings[role].nfts, holdings[role].tokens)
  give(addresses.swap, vault.nfts, vault.tokens)
  await sender.mine()
  return addresses
}
