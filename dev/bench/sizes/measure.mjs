import { resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { sourceAliases } from '../../aliases.mjs'
import { root } from '../../run/install.mjs'

const core = '@narwhal-club/core'

/** What a front end would import for it; the first is what others are held to. */
const entries = {
  'raw @wagmi/core': [
    `export { connect, createConfig, createStorage, disconnect, getAccount, getConnectors, http, injected, reconnect, signMessage, switchChain, watchAccount, watchConnectors } from '@wagmi/core'`,
  ],
  'wallet + login': [
    `export { toWalletView, walletMachine } from '${core}/wallet'`,
    `export { createWalletActors } from '${core}/wallet/actors'`,
    `export { loginMachine, toLoginView } from '${core}/login'`,
    `export { createLoginActors } from '${core}/login/actors'`,
  ],
  'the whole system': [
    `export { createSystem } from '${core}/system'`,
    `export { createSystemActors } from '${core}/system/actors'`,
    `export { createWalletActors } from '${core}/wallet/actors'`,
  ],
  startClub: [`export { browserPorts, startClub } from '${core}'`],
}

const bytesOf = (chunks) =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0)

/** What is loaded before anything is asked for by `import()`. */
function startOf(chunks) {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const found = new Set()
  const follow = (chunk) => {
    if (!chunk || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) follow(byName.get(name))
  }
  for (const chunk of chunks) if (chunk.isEntry) follow(chunk)
  return [...found]
}

/** Bundles an entry as an app would, and gives its chunks. */
async function bundle(lines, external) {
  // In core's folder, where what it depends on is found.
  const entry = resolve(root, 'core/sizes.entry.js')
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: sourceAliases() },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? lines.join('\n') : undefined),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external,
        preserveEntrySignatures: 'strict',
        output: { format: 'es' },
      },
    },
  })
  return output.filter(({ type }) => type === 'chunk')
}

const peers = [/^viem(\/|$)/, /^xstate(\/|$)/]

/**
 * Bytes of each entry, minified and under brotli: `start` what it loads at once,
 * `all` with what is loaded later; with its peers inside, and with those that an
 * app has anyway left out.
 */
export async function measureSizes() {
  const rows = []
  for (const [name, lines] of Object.entries(entries)) {
    const shared = await bundle(lines, peers)
    const whole = await bundle(lines, [])
    rows.push({
      name,
      shared: { start: bytesOf(startOf(shared)), all: bytesOf(shared) },
      whole: { start: bytesOf(startOf(whole)), all: bytesOf(whole) },
    })
  }
  return rows
}
