import { App } from '@narwhal-club/app/App.tsx'
import { createDisplay } from '@narwhal-club/app/browser/display.ts'
import { logPort } from '@narwhal-club/app/browser/log.ts'
import { createQueryClient } from '@narwhal-club/app/data/queries.ts'
import { openLive } from '@narwhal-club/app/live/openLive.ts'
import { celebrationMachine } from '@narwhal-club/app/shell/celebration/celebration.machine.ts'
import { createDialog } from '@narwhal-club/app/shell/dialog/createDialog.ts'
import { createAppSystem } from '@narwhal-club/app/system.ts'
import { storageKeys } from '@narwhal-club/core/constants'
import { endpoints } from '@narwhal-club/core/contract'
import { createQueryFn } from '@narwhal-club/core/http'
import { safeStorage } from '@narwhal-club/core/storage'
import { useEffect, useState } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { createActor } from 'xstate'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import type { Role } from '../../dev/world/accounts.ts'
import type { Density, Theme } from '../../ui/theme/theme.ts'
import { storyWallet, type WalletScenario } from './storyWallet.ts'

export interface ScreenProps {
  world: MockWorld
  path: string
  /** The role that has the wallet, and how the wallet behaves. */
  holder: Role
  wallet: WalletScenario
  theme: Theme
  density: Density
  /** What happens elsewhere is heard of, from the mocks' stream. */
  isLive?: boolean
  /** The page is the one that a sign-in has led to. */
  isJustSignedIn?: boolean
  /** What the page came with is forgotten, as it is after a while. */
  isConfigGone?: boolean
  /** What came is old at once, as it is after a minute: whoever returns asks anew. */
  isSoonOld?: boolean
}

const nobodyElse = { post: () => {}, subscribe: () => () => {} }

/** Starts the product's own machines on a mocked world. */
function start(props: ScreenProps) {
  const { world, path, theme, density, holder, wallet } = props
  const { isJustSignedIn = false, isConfigGone = false } = props
  const { isSoonOld = false } = props
  const storage = safeStorage()
  // Each world is its own, whose history no other has: the toolbar begins one anew.
  localStorage.removeItem(storageKeys.witness)
  const fetch = globalThis.fetch.bind(globalThis)
  const system = createAppSystem({
    config: world.config,
    isJustSignedIn,
    storage,
    notice: storage,
    log: logPort,
    origin: location.origin,
    tabs: nobodyElse,
    onReturn: () => () => {},
    loadWallet: async () =>
      storyWallet(world.accounts[holder], wallet, storage),
  })
  const queries = createQueryClient(createQueryFn({ fetch }))
  if (isSoonOld) {
    const { queries: asked } = queries.getDefaultOptions()
    queries.setDefaultOptions({ queries: { ...asked, staleTime: 0 } })
  }
  if (!isConfigGone) queries.setQueryData([endpoints.config.path], world.config)
  const look = { theme, density }
  const forgetful = () => {}
  const root = document.documentElement
  return {
    system,
    queries,
    display: createDisplay(storage, root, false, look, forgetful),
    dialog: createDialog(system),
    celebration: createActor(celebrationMachine, {
      input: { isDue: isJustSignedIn },
    }).start(),
    location: memoryLocation({ path }),
  }
}

/** Acts when the page goes: the last of it, as its parts still say goodbye. */
function AtEnd({ act }: { act: () => void }) {
  useEffect(() => act, [act])
  return null
}

/** The whole product at a path: real machines, a world in memory. */
export function Screen(props: ScreenProps) {
  const [{ location, ...parts }] = useState(() => {
    const begun = start(props)
    begun.system.start()
    return begun
  })
  const { isLive = false } = props
  useEffect(
    () => (isLive ? openLive(parts.queries) : undefined),
    [isLive, parts.queries],
  )
  return (
    <Router hook={location.hook}>
      <App {...parts} />
      <AtEnd act={parts.system.stop} />
    </Router>
  )
}
