import '@narwhal-club/ui/theme/index.css.ts'
import {
  historyStorage,
  openTabs,
  watchReturn,
} from '@narwhal-club/core/browser'
import { storageKeys } from '@narwhal-club/core/constants'
import { type ClubConfig, endpoints } from '@narwhal-club/core/contract'
import { createQueryFn } from '@narwhal-club/core/http'
import { safeStorage } from '@narwhal-club/core/storage'
import { takeSignedInNotice } from '@narwhal-club/core/system'
import { LazyAccountChip } from '@narwhal-club/ui/connect/ConnectButton/LazyAccountChip.tsx'
import { rest } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { moved } from '@narwhal-club/ui/kit/PageTitle/PageTitle.tsx'
import { pause } from '@narwhal-club/ui/kit/pause/pause.ts'
import { preloadToasts } from '@narwhal-club/ui/kit/Toasts/LazyToasts.tsx'
import { LazyHoldings } from '@narwhal-club/ui/shell/Footer/LazyHoldings.tsx'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createActor } from 'xstate'
import { App } from './App.tsx'
import { createDisplay } from './browser/display.ts'
import { logPort } from './browser/log.ts'
import { page } from './browser/page.ts'
import { serverClock } from './browser/serverClock.ts'
import { createQueryClient } from './data/queries.ts'
import { DrawnAtContext } from './data/useNow.ts'
import { embeddedConfig, embeddedPage } from './drawn/embedded.ts'
import { type Part, TakenContext } from './drawn/Taken.tsx'
import { celebrationMachine } from './shell/celebration/celebration.machine.ts'
import { createDialog } from './shell/dialog/createDialog.ts'
import { createAppSystem } from './system.ts'

const fetch = serverClock.listen(globalThis.fetch.bind(globalThis))

/** The page comes with its configuration; a development server asks for it. */
async function readConfig(): Promise<ClubConfig> {
  const answer = await fetch(endpoints.config.path)
  return answer.json()
}

declare global {
  interface Window {
    /** Of `boot.js`: does what was pressed in a part before the app was there. */
    clubTakes?: (part: Part) => void
  }
}

async function start() {
  await pause()
  const notice = historyStorage(window)
  // A page that is loaded is not one that was reached from another.
  for (const key of Object.keys(moved)) notice.removeItem(key)
  const storage = safeStorage(() => window.localStorage)
  const config = embeddedConfig() ?? (await readConfig())
  const drawn = embeddedPage()
  if (drawn) serverClock.learn(drawn.at)
  const isRemembered = storage.getItem(storageKeys.connected) !== null
  // A reader who was connected is most likely signed in.
  if (isRemembered) {
    LazyAccountChip.preload()
    LazyHoldings.preload()
    preloadToasts()
  }
  const isJustSignedIn = takeSignedInNotice(notice)
  await pause()
  const system = createAppSystem({
    config,
    answer: drawn?.answer,
    isJustSignedIn,
    storage,
    log: logPort,
    origin: page.origin(),
    tabs: openTabs(window, 'club'),
    onReturn: watchReturn(window),
    notice,
    reload: page.reload,
  })
  await pause()
  const queries = createQueryClient(createQueryFn({ fetch }))
  queries.setQueryData([endpoints.config.path], config)
  // As old as the document: a cache may have had it for a while.
  const updatedAt = Math.min(drawn?.at ?? 0, Date.now())
  for (const [path, answer] of drawn?.answers ?? [])
    queries.setQueryData([path], answer, { updatedAt })
  if (!drawn?.isWhole) rest()
  // What is new can wait until the page is there and is read.
  const openLater = () =>
    setTimeout(() => {
      rest()
      // A server that is out of reach is asked again.
      import('./live/openLive.ts').then(
        ({ openLive }) => openLive(queries),
        openLater,
      )
    }, 10_000)
  openLater()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  const takeOver = (part: Part) => {
    window.clubTakes?.(part)
    // In a task of their own: until then they keep what they are sent.
    if (part === 'shell') pause().then(system.start)
  }
  const app = (
    <TakenContext value={takeOver}>
      <DrawnAtContext value={drawn?.at}>
        <App
          system={system}
          dialog={createDialog(system)}
          celebration={createActor(celebrationMachine, {
            input: { isDue: isJustSignedIn },
          }).start()}
          queries={queries}
          display={createDisplay(
            storage,
            document.documentElement,
            matchMedia('(prefers-contrast: more)').matches,
            drawn?.look,
          )}
        />
      </DrawnAtContext>
    </TakenContext>
  )
  if (!drawn) {
    system.start()
    createRoot(root).render(app)
    return
  }
  // In pieces as well.
  startTransition(() => void hydrateRoot(root, app))
  // Who has a wallet or a session waits for what the machines say.
  if (isRemembered || drawn.answer.kind === 'signedIn') system.start()
}

start()
