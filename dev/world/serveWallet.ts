import { resolve } from 'node:path'
import { brand } from '@narwhal-club/core/brand'
import { chain } from '@narwhal-club/core/constants'
import type { Extras } from '@narwhal-club/server'
import { build } from 'esbuild'
import { publishedKeys } from './accounts.ts'
import type { Addresses } from './deploy.ts'
import { root } from './root.ts'
import type { WalletConfig } from './wallet/config.ts'

const path = '/demo-wallet.js'

/** What the picker says of each account, by index. */
const offered = [
  { name: 'Admin', hint: 'Administrator: pays no fees' },
  { name: 'Whale', hint: 'Over 50 NFTs, over 1T tokens' },
  { name: 'Proposer', hint: '60 NFTs: enough power to propose' },
  { name: 'Holder', hint: 'A few NFTs and some tokens' },
  { name: 'Newcomer', hint: 'Nothing but CRO for gas' },
  { name: 'Token-rich', hint: 'Trillions of tokens, no NFT' },
] as const

/** Bundles the demo wallet for one chain into a single script. */
export async function bundleWallet(rpcUrl: string, contracts: Addresses) {
  const config: WalletConfig = {
    rpcUrl,
    chainId: chain.id,
    tokenSymbol: brand.product,
    contracts,
    accounts: offered.map((account, index) => ({
      ...account,
      key: publishedKeys[index] as WalletConfig['accounts'][0]['key'],
    })),
  }
  const { outputFiles } = await build({
    entryPoints: [resolve(root, 'dev/world/wallet/entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
    define: { __DEMO_WALLET__: JSON.stringify(config) },
  })
  return outputFiles[0]?.text ?? ''
}

/** Makes the server offer the demo wallet on every page. */
export async function serveWallet(
  rpcUrl: string,
  contracts: Addresses,
): Promise<Extras> {
  const script = await bundleWallet(rpcUrl, contracts)
  return {
    pageScripts: [path],
    middleware: [
      async (ctx, next) => {
        if (ctx.path !== path) return next()
        ctx.type = 'text/javascript'
        ctx.set('Cache-Control', 'no-cache')
        ctx.body = script
      },
    ],
  }
}
