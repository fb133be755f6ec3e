import { installWindow } from '../../testing/windowDouble.ts'
import { walletId } from './person.ts'
import type { Stage } from './stage.ts'
import { newProfile, openTab, type Tab } from './tab.ts'

export type BrowserRun = ReturnType<typeof openBrowser>

/** One person with one browser, whose pages come and go. */
export function openBrowser(stage: Stage) {
  const { world, moments, purse, weather, note } = stage
  const profile = newProfile()
  const window = installWindow()
  window.announce(purse, walletId, 'Faults')
  let tabs: Tab[] = []

  return {
    ...stage,
    profile,
    tabs: () => tabs,
    open() {
      const { chain, club } = world
      const origin = club.urls.at(-1) as string
      const tab = openTab({ profile, origin, chain, moments, weather })
      tabs.push(tab)
      return tab
    },
    killTabs() {
      for (const tab of tabs) tab.kill()
      tabs = []
      note('! tabs killed')
    },
    close() {
      for (const tab of tabs) tab.kill()
      stage.close()
      window.remove()
    },
  }
}
