/** Where the call of the wallets service goes, apart from its schemas. */
export const marketEndpoints = {
  marketWallet: { method: 'GET', path: '/api/market/wallets/:address' },
} as const
