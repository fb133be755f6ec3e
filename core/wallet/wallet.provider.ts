import type {
  Address,
  WalletAccount,
  WalletTransaction,
} from './wallet.types.ts'

/** EIP-1193. */
export interface Eip1193Provider {
  // Methods, so that providers that type what they are asked fit.
  request(call: { method: string; params?: unknown }): Promise<unknown>
}

/** What `wallet_addEthereumChain` tells a wallet (EIP-3085). */
export interface ChainDescription {
  id: number
  name: string
  nativeCurrency: { name: string; symbol: string; decimals: number }
  rpcUrl: string
  explorerUrl?: string | undefined
}

const toHex = (value: number | bigint): `0x${string}` =>
  `0x${value.toString(16)}`

/** UTF-8 bytes by hand: ES2022 alone has no `TextEncoder`. */
const toUtf8Hex = (text: string): `0x${string}` => {
  const escaped = encodeURIComponent(text).replace(
    /%([0-9A-F]{2})|[^%]/g,
    (char, hex?: string) =>
      (hex ?? char.charCodeAt(0).toString(16)).toLowerCase(),
  )
  return `0x${escaped}`
}

const readChainId = async (provider: Eip1193Provider) =>
  Number(await provider.request({ method: 'eth_chainId' }))

/** Reads what the wallet shows this page, without any prompt. */
export async function readAccount(
  provider: Eip1193Provider,
  checksum: (address: string) => Address,
): Promise<WalletAccount> {
  const accounts = await provider.request({ method: 'eth_accounts' })
  const [first] = accounts as string[]
  if (!first) throw Object.assign(new Error('No account'), { code: 4100 })
  return { address: checksum(first), chainId: await readChainId(provider) }
}

/** Asks for `personal_sign` of a text. */
export async function signText(
  provider: Eip1193Provider,
  message: string,
  address: Address,
): Promise<`0x${string}`> {
  const params = [toUtf8Hex(message), address]
  const signature = await provider.request({ method: 'personal_sign', params })
  return signature as `0x${string}`
}

/** Hands a transaction to the wallet and returns its hash. */
export async function sendTransaction(
  provider: Eip1193Provider,
  transaction: WalletTransaction,
): Promise<`0x${string}`> {
  const { from, to, data, gas, value } = transaction
  const sent = {
    from,
    to,
    gas: toHex(gas),
    ...(value !== undefined && { value: toHex(value) }),
    ...(data && { data }),
  }
  const hash = await provider.request({
    method: 'eth_sendTransaction',
    params: [sent],
  })
  return hash as `0x${string}`
}

/** Asks for the chain and believes only what the wallet shows afterwards. */
export async function switchTo(
  provider: Eip1193Provider,
  chainId: number,
): Promise<boolean> {
  await provider.request({
    method: 'wallet_switchEthereumChain',
    params: [{ chainId: toHex(chainId) }],
  })
  return (await readChainId(provider)) === chainId
}

/** Adds the chain; some wallets switch to it by themselves, some do not. */
export async function addAndSwitchTo(
  provider: Eip1193Provider,
  chain: ChainDescription,
): Promise<boolean> {
  const description = {
    chainId: toHex(chain.id),
    chainName: chain.name,
    nativeCurrency: chain.nativeCurrency,
    rpcUrls: [chain.rpcUrl],
    ...(chain.explorerUrl && { blockExplorerUrls: [chain.explorerUrl] }),
  }
  await provider.request({
    method: 'wallet_addEthereumChain',
    params: [description],
  })
  const isThere = (await readChainId(provider)) === chain.id
  return isThere || switchTo(provider, chain.id)
}
