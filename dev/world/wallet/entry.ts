import { privateKeyToAccount } from 'viem/accounts'
import { announce } from './announce.ts'
import { config } from './config.ts'
import type { OfferedAccount, WalletContext } from './context.ts'
import { createEmitter } from './emitter.ts'
import { createNode } from './node.ts'
import { createProvider } from './provider.ts'
import { readScenario } from './scenario.ts'
import { createStore, toHex } from './state.ts'
import { createPanel } from './window/panel.ts'
import { showPrompt } from './window/prompt.ts'
import { createQueue } from './window/queue.ts'
import { createSurface } from './window/surface.ts'

const scenario = readScenario()
const offered = scenario.accounts?.filter(
  (index) => config.accounts[index],
) ?? [...config.accounts.keys()]
const own = scenario.own && {
  name: 'Own',
  hint: 'Known to one test',
  key: scenario.own,
}
const known = offered.map(
  (index) => config.accounts[index] as (typeof config.accounts)[0],
)
const accounts = (own ? [own] : known).map(
  ({ name, hint, key }): OfferedAccount => ({
    name,
    hint,
    signer: privateKeyToAccount(key),
  }),
)
const emitter = createEmitter()
const addresses = accounts.map(({ signer }) => signer.address.toLowerCase())
const store = createStore(scenario, addresses, config.chainId, emitter)
const surface = createSurface()
const panel = createPanel({ surface, store, accounts })

const wallet: WalletContext = {
  config,
  store,
  accounts,
  node: createNode(config.rpcUrl),
  ask: createQueue((request) => {
    panel.close()
    const { account, chainId } = store.get()
    return showPrompt({ surface, request, accounts, current: account, chainId })
  }),
}
const provider = createProvider(wallet, emitter, scenario.latency ?? 0)
if (scenario.announce !== false) announce(provider)
queueMicrotask(() =>
  emitter.emit('connect', { chainId: toHex(store.get().chainId) }),
)
