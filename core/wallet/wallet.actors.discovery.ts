import { type Config, type Connector, watchConnectors } from '@wagmi/core'
import { chain as texts } from '../messages/chain.ts'
import type { Clock } from '../ports/clock.ts'
import type { createWalletMemory } from './wallet.memory.ts'
import type { Eip1193Provider } from './wallet.provider.ts'
import type { WalletOption } from './wallet.types.ts'

/** The EIP-1193 provider behind a connector, where the wallet is there. */
export const providerOf = (connector: Connector) =>
  connector.getProvider() as Promise<Eip1193Provider | undefined>

/** Finds the wallets that announce themselves (EIP-6963), or `window.ethereum`. */
export function createDiscovery(
  wagmi: Config,
  memory: ReturnType<typeof createWalletMemory>,
  /** How long a page waits for the first announcement. */
  { clock, ms }: { clock: Clock; ms: number },
) {
  const present = ({ id, name, icon }: Connector): WalletOption => ({
    id,
    name: id === 'injected' ? texts.wallet.browserWallet : name,
    // Pictures from elsewhere would tell their host who visits this page.
    ...(icon?.trim().startsWith('data:image/') && { icon: icon.trim() }),
    remembered: false,
  })

  /** A wallet that announces itself is usually `window.ethereum`, too. */
  const list = async (): Promise<WalletOption[]> => {
    const [plain, ...announced] = wagmi.connectors
    if (announced.length) return memory.sort(announced.map(present))
    const isThere = plain && (await providerOf(plain))
    return isThere ? memory.sort([present(plain)]) : []
  }

  /** Waits for announcements until one fits, or for the discovery time. */
  const until = async (isThere: () => Promise<boolean>) => {
    if (await isThere()) return
    await new Promise<void>((resolve) => {
      const stop = () => {
        unwatch()
        clock.clearTimeout(timer)
        resolve()
      }
      const timer = clock.setTimeout(stop, ms)
      const unwatch = watchConnectors(wagmi, {
        onChange: async () => {
          if (await isThere()) stop()
        },
      })
    })
  }

  return { list, present, until }
}
