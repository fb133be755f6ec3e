const names: Record<number, string> = { 25: 'Cronos', 1: 'Ethereum' }

/** Returns how people call a chain. */
export const chainName = (chainId: number) =>
  names[chainId] ?? `Network ${chainId}`
