/** A phone wallet that opens a page in its own browser by a link. */
export interface WalletLink {
  name: string
  href: string
  /** Where to get it. */
  install: string
}

/**
 * Builds the links that open this page inside a wallet's own browser.
 *
 * @see https://docs.metamask.io/sdk/guides/use-deeplinks/
 * @see https://developer.trustwallet.com/developer/develop-for-trust/deeplinking
 */
export function walletLinks(pageUrl: string): WalletLink[] {
  const bare = pageUrl.replace(/^https?:\/\//, '')
  const whole = encodeURIComponent(pageUrl)
  return [
    {
      name: 'MetaMask',
      href: `https://link.metamask.io/dapp/${bare}`,
      install: 'https://metamask.io/download/',
    },
    {
      name: 'Trust Wallet',
      href: `https://link.trustwallet.com/open_url?coin_id=10000025&url=${whole}`,
      install: 'https://trustwallet.com/download',
    },
    {
      name: 'Coinbase Wallet',
      href: `https://go.cb-w.com/dapp?cb_url=${whole}`,
      install: 'https://www.coinbase.com/wallet/downloads',
    },
  ]
}
