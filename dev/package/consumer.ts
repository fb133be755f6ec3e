/** A front end in a project of its own: what it takes is what is declared. */

import { browserPorts, startClub } from '@narwhal-club/core'
import { createRpc } from '@narwhal-club/core/rpc'
import { safeStorage } from '@narwhal-club/core/storage'
import { createSystem, type SystemView } from '@narwhal-club/core/system'
import { createSystemActors } from '@narwhal-club/core/system/actors'
import { createWalletActors } from '@narwhal-club/core/wallet/actors'
import { formatUnits } from 'viem'
import { createActor, setup } from 'xstate'

/** A club whose server is out of reach. */
const fetch = async () => {
  throw new TypeError('fetch failed')
}
const storage = safeStorage()
const rpcUrl = 'https://evm.cronos.org'
const system = createSystem({
  actors: createSystemActors({
    fetch,
    origin: 'https://club.example',
    storage,
    rpc: createRpc({ url: rpcUrl, fetch }),
    token: `0x${'1'.repeat(40)}`,
    adminWallet: `0x${'2'.repeat(40)}`,
    log: { warn: () => {} },
    wallet: createWalletActors({
      chain: {
        id: 25,
        name: 'Cronos',
        rpcUrl,
        nativeCurrency: { name: 'Cronos', symbol: 'CRO', decimals: 18 },
      },
      storage,
    }),
  }),
})
const statuses: SystemView['session']['status'][] = []
// A session that is never told ends the process, with a code of its own.
await new Promise<void>((done) => {
  system.subscribe(({ session: { status } }) => {
    if (statuses.at(-1) !== status) statuses.push(status)
    if (status === 'signedOut') done()
  })
  system.start()
})
system.stop()
if (statuses.join() !== 'checking,signedOut')
  throw new Error(`The session was ${statuses}`)

// The same in one call: of a browser by its types, here by what it answers.
export const startInBrowser = () => startClub(browserPorts(window))
const started = await startClub({
  fetch,
  origin: 'https://club.example',
  storage,
})
if (started.ok || started.failure.code !== 'club.network')
  throw new Error('A club out of reach was started')

// The app's own machine and the package's meet in one copy of XState.
const own = createActor(
  setup({}).createMachine({ initial: 'a', states: { a: {} } }),
)
own.start().stop()
console.log(`a session: ${statuses.join(', ')}; ${formatUnits(25n, 1)}`)
