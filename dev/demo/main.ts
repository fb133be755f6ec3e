import { safeStorage } from '@narwhal-club/core/storage'
import { setupWorker } from 'msw/browser'
import { createHandlers } from '../mocks/handlers.ts'
import { readScenario } from '../mocks/scenario.ts'
import { createMockWorld } from '../mocks/world.ts'

/**
 * The product without any server: the mocks first, then the app's own entry.
 * The query string turns the world, `?latency=2000&node=away` say.
 */
async function start() {
  const { origin, search } = location
  const world = createMockWorld({
    origins: [origin],
    blockTime: 2,
    scenario: readScenario(search),
    store: safeStorage(() => window.localStorage),
  })
  const worker = setupWorker(...createHandlers(world, { origin }))
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: {
      url: new URL('mockServiceWorker.js', document.baseURI).href,
    },
  })
  await import('../../app/main.tsx')
}

start().catch((error) => {
  console.error(error)
  const root = document.getElementById('root')
  if (root)
    root.textContent =
      'The demo needs a service worker: serve its folder from localhost or over https.'
})
