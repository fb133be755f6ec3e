import { storageKeys } from '@narwhal-club/core/constants'
import type { ClubConfig } from '@narwhal-club/core/contract'
import { safeStorage } from '@narwhal-club/core/storage'
import { setupWorker } from 'msw/browser'
import { createHandlers } from '../mocks/handlers.ts'
import { readScenario } from '../mocks/scenario.ts'
import { createMockWorld } from '../mocks/world.ts'

/** As the server does: the page comes with its configuration. */
function embed(config: ClubConfig) {
  const data = document.createElement('script')
  data.type = 'application/json'
  data.id = 'club-config'
  data.textContent = JSON.stringify(config)
  document.head.append(data)
}

/**
 * The product without any server: the mocks first, then the app's own entry.
 * The query string turns the world, `?latency=2000&node=away` say.
 */
async function start() {
  const { origin, search } = location
  const world = createMockWorld({
    origins: [origin],
    blockTime: 2,
    past: 'history',
    scenario: readScenario(search),
    store: safeStorage(() => window.localStorage),
  })
  // Its past may be another with each load: what was remembered may be of no world.
  localStorage.removeItem(storageKeys.witness)
  const worker = setupWorker(...createHandlers(world, { origin }))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: {
      url: new URL('mockServiceWorker.js', document.baseURI).href,
    },
  })
  embed(world.config)
  await import('../../app/main.tsx')
}

start().catch((error) => {
  console.error(error)
  const root = document.getElementById('root')
  if (root)
    root.textContent =
      'The demo needs a service worker: serve its folder from localhost or over https.'
})
