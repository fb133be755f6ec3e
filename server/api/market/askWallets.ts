interface Service {
  url: string
  key: string | undefined
  collection: string
  /** Rows of a page. */
  pageSize: number
  fetch: typeof globalThis.fetch
}

/**
 * Asks the wallets service for one page of a wallet. It goes to the configured
 * address and nowhere else, a redirect included, and the key with it.
 */
export function askWallets(
  { url, key, collection, pageSize, fetch }: Service,
  { wallet, page }: { wallet: string; page: number },
  signal: AbortSignal,
): Promise<Response> {
  const target = new URL(url)
  for (const [name, value] of Object.entries({
    wallet,
    collection,
    page,
    pageSize,
  }))
    target.searchParams.set(name, String(value))
  return fetch(target, {
    headers: { accept: 'application/json', ...(key && { 'eb-api-key': key }) },
    redirect: 'error',
    signal,
  })
}
