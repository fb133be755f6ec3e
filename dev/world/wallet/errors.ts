/** An error with a code of EIP-1193, EIP-1474 or EIP-3085. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly code: number
  readonly data: unknown

  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

export const rejected = () =>
  new ProviderError(4001, 'The user rejected the request.')
export const unauthorized = (why: string) => new ProviderError(4100, why)
export const unsupported = (method: string) =>
  new ProviderError(4200, `The demo wallet does not know ${method}.`)
export const offline = () =>
  new ProviderError(4900, 'The demo wallet is disconnected from all chains.')
export const noNode = (chainId: number) =>
  new ProviderError(4901, `The demo wallet has no node for chain ${chainId}.`)
export const unknownChain = (chainId: number) =>
  new ProviderError(
    4902,
    `Chain ${chainId} is unknown: add it with wallet_addEthereumChain first.`,
  )
export const alreadyPending = (method: string) =>
  new ProviderError(-32002, `A request for ${method} is already open.`)
export const invalid = (why: string) => new ProviderError(-32602, why)
