import '@narwhal-club/ui/theme/index.css.ts'
import { storageKeys } from '@narwhal-club/core/constants'
import { type ClubConfig, endpoints } from '@narwhal-club/core/contract'
import { createQueryFn } from '@narwhal-club/core/http'
import { safeStorage } from '@narwhal-club/core/storage'
import { takeSignedInNotice } from '@narwhal-club/core/system'
import { LazyAccountChip } from '@narwhal-club/ui/connect/ConnectButton/LazyAccountChip.tsx'
import { preloadToasts } from '@narwhal-club/ui/kit/Toasts/LazyToasts.tsx'
import { LazyHoldings } from '@narwhal-club/ui/shell/Footer/LazyHoldings.tsx'
import { createRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { App } from './App.tsx'
import { createDisplay } from './browser/display.ts'
import { logPort } from './browser/log.ts'
import { page } from './browser/page.ts'
import { onReturn, openTabs, tabStorage } from './browser/ports.ts'
import { embeddedConfig } from './data/config.ts'
import { createQueryClient } from './data/queries.ts'
import { celebrationMachine } from './shell/celebration/celebration.machine.ts'
import { dialogMachine } from './shell/dialog/dialog.machine.ts'
import { createAppSystem } from './system.ts'

const fetch = globalThis.fetch.bind(globalThis)

/** The page comes with its configuration; a development server asks for it. */
async function readConfig(): Promise<ClubConfig> {
  const answer = await fetch(endpoints.config.path)
  return answer.json()
}

async function start() {
  const storage = safeStorage(() => window.localStorage)
  const config = embeddedConfig() ?? (await readConfig())
  // A reader who was connected is most likely signed in.
  if (storage.getItem(storageKeys.connected)) {
    LazyAccountChip.preload()
    LazyHoldings.preload()
    preloadToasts()
  }
  const isJustSignedIn = takeSignedInNotice(tabStorage)
  const system = createAppSystem({
    config,
    isJustSignedIn,
    storage,
    log: logPort,
    origin: page.origin(),
    tabs: openTabs('club'),
    onReturn,
    notice: tabStorage,
    reload: page.reload,
  }).start()
  const queries = createQueryClient(createQueryFn({ fetch }))
  queries.setQueryData([endpoints.config.path], config)
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  createRoot(root).render(
    <App
      system={system}
      dialog={createActor(dialogMachine).start()}
      celebration={createActor(celebrationMachine, {
        input: { isDue: isJustSignedIn },
      }).start()}
      queries={queries}
      display={createDisplay(
        storage,
        document.documentElement,
        matchMedia('(prefers-contrast: more)').matches,
      )}
    />,
  )
}

start()
