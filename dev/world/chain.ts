import { createTestAccounts } from './accounts.ts'
import { startAnvil } from './anvil.ts'
import { addressesOf } from './deploy.ts'
import { fixtureState } from './fixture.ts'

export type ChainOptions = {
  /** @default a free one */
  port?: number
  /**
   * Seconds between blocks; `'auto'` mines each transaction at once.
   * @default 'auto'
   */
  blockTime?: number | 'auto'
  /**
   * `fixture`: contracts, and what the named accounts hold. `none`: an empty
   * chain, without contracts.
   * @default 'fixture'
   */
  seed?: 'none' | 'fixture'
}

export type Chain = Awaited<ReturnType<typeof startChain>>

/** Starts a chain for tests: contracts at fixed addresses, known holdings. */
export async function startChain(options: ChainOptions = {}) {
  const { port, blockTime = 'auto', seed = 'fixture' } = options
  const accounts = createTestAccounts()
  const anvil = await startAnvil({
    port,
    mining: blockTime,
    ...(seed === 'fixture' && { statePath: await fixtureState(accounts) }),
  })

  return {
    rpcUrl: anvil.url,
    addresses: addressesOf(accounts.admin.address),
    accounts,
    /** Raw JSON-RPC, for `evm_…` and `anvil_…` methods. */
    rpc: anvil.rpc,
    /** Settles when the process has ended, for any reason. */
    exited: anvil.exited,
    /** Moves the chain's time and mines a block there. */
    async advance(milliseconds: number) {
      const seconds = Math.round(milliseconds / 1_000)
      await anvil.rpc.call('evm_increaseTime', [seconds])
      await anvil.rpc.call('evm_mine')
    },
    stop: anvil.stop,
  }
}
