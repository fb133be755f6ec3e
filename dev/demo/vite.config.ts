import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { mergeConfig, type Plugin } from 'vite'
import app from '../../app/vite.config.ts'
import { mockAliases } from '../aliases.mjs'
import { mockRpcUrl } from '../mocks/rpcUrl.ts'
import { createTestAccounts } from '../world/accounts.ts'
import { addressesOf } from '../world/deploy.ts'
import { bundleWallet } from '../world/serveWallet.ts'

const here = import.meta.dirname
const require = createRequire(import.meta.url)

const page = {
  entry: ['src="/main.tsx"', 'src="../dev/demo/main.ts"'],
  wallet: [
    '<!--club-->',
    '<script type="module" src="./demo-wallet.js"></script>',
  ],
} as const

/** Replaces what must be there: a page that has changed fails the build. */
function swap(html: string, [from, to]: readonly [string, string]): string {
  if (!html.includes(from)) throw new Error(`app/index.html has no ${from}`)
  return html.replace(from, to)
}

let isRouterSwapped = false

/** The product's page and entry, behind the demo's. */
const demo: Plugin = {
  name: 'club-demo',
  enforce: 'pre',
  /** The one module that differs: where the router keeps the path. */
  resolveId(source, importer = '') {
    if (source !== './App.tsx' || !importer.endsWith('/app/main.tsx'))
      return null
    isRouterSwapped = true
    return resolve(here, 'DemoApp.tsx')
  },
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => swap(html, page.entry),
  },
  async generateBundle() {
    if (!isRouterSwapped) throw new Error('app/main.tsx imports no ./App.tsx')
    const addresses = addressesOf(createTestAccounts().admin.address)
    const worker = require.resolve('msw/mockServiceWorker.js')
    for (const [fileName, source] of [
      ['demo-wallet.js', await bundleWallet(mockRpcUrl, addresses)],
      ['mockServiceWorker.js', readFileSync(worker, 'utf8')],
    ] as const)
      this.emitFile({ type: 'asset', fileName, source })
  },
}

/** After the build has read the page: the wallet's script is no part of it. */
const wallet: Plugin = {
  name: 'club-demo-wallet',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => swap(html, page.wallet),
  },
}

export default mergeConfig(app, {
  base: './',
  plugins: [demo, wallet],
  resolve: { alias: mockAliases() },
  build: {
    outDir: resolve(here, '../../dist/demo'),
    manifest: false,
  },
})
