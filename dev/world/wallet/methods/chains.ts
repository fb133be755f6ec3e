import { chainName } from '../chainName.ts'
import type { WalletContext } from '../context.ts'
import { invalid, unknownChain } from '../errors.ts'

type ChainParameter = {
  chainId?: unknown
  chainName?: unknown
  rpcUrls?: unknown
  nativeCurrency?: { symbol?: unknown }
}

function parseId(parameter: unknown): number {
  const { chainId } = (parameter ?? {}) as ChainParameter
  if (typeof chainId !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(chainId))
    throw invalid('Expected a chainId like 0x19.')
  return Number(chainId)
}

/** `wallet_switchEthereumChain` (EIP-3326). */
export async function switchChain(
  { ask, store }: WalletContext,
  [parameter]: readonly unknown[],
) {
  const chainId = parseId(parameter)
  if (!store.get().chains.includes(chainId)) throw unknownChain(chainId)
  if (store.get().chainId === chainId) return null
  await ask({
    kind: 'chain',
    method: 'wallet_switchEthereumChain',
    title: `Switch to ${chainName(chainId)}`,
    meaning: 'The site will work with this network from now on.',
    facts: [
      { label: 'From', value: describe(store.get().chainId) },
      { label: 'To', value: describe(chainId) },
    ],
  })
  store.set({ chainId })
  return null
}

/** `wallet_addEthereumChain` (EIP-3085): adds it, and switches to it. */
export async function addChain(
  { ask, store }: WalletContext,
  [parameter]: readonly unknown[],
) {
  const chainId = parseId(parameter)
  const { chainName: name, rpcUrls } = parameter as ChainParameter
  if (!Array.isArray(rpcUrls) || rpcUrls.length === 0)
    throw invalid('Expected at least one RPC URL.')
  const { chains } = store.get()
  await ask({
    kind: 'chain',
    method: 'wallet_addEthereumChain',
    title: `Add ${typeof name === 'string' ? name : chainName(chainId)}`,
    meaning: 'The wallet will know this network and switch to it.',
    facts: [
      { label: 'Network', value: describe(chainId) },
      { label: 'Node', value: String(rpcUrls[0]), isCode: true },
    ],
  })
  store.set({ chainId, chains: [...new Set([...chains, chainId])] })
  return null
}

const describe = (chainId: number) => `${chainName(chainId)} (id ${chainId})`
