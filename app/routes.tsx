import { ui, words } from '@narwhal-club/core/messages'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import type { MenuItem } from '@narwhal-club/ui/shell/Menu/MenuLinks.tsx'
import type { ComponentType } from 'react'
import { page } from './browser/page.ts'
import { Taken } from './drawn/Taken.tsx'
import { paths } from './paths.ts'
import { HomeScreen } from './screens/home/HomeScreen.tsx'

const { menu } = ui

/** A screen that did not come, or broke: after a release only a reload helps. */
export const NotLoaded = () => (
  <>
    <ErrorState action={words.tryAgain} onAction={page.reload} />
    {/* It can be pressed, in place of the screen. */}
    <Taken of="screen" />
  </>
)

interface Shown {
  Screen: ComponentType
}

/** A screen in a chunk of its own (R2.1), drawn whole by a server. */
const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): Shown => {
  const Screen = loadable<object>(async () => (await load())[name], {
    failed: NotLoaded,
    isDrawn: true,
    name,
  })
  return { Screen }
}

const clubs = screen(
  () => import('./screens/clubs/ClubsScreen.tsx'),
  'ClubsScreen',
)
const club = screen(
  () => import('./screens/clubs/ClubScreen.tsx'),
  'ClubScreen',
)
const about = screen(
  () => import('./screens/about/AboutScreen.tsx'),
  'AboutScreen',
)
const team = screen(() => import('./screens/team/TeamScreen.tsx'), 'TeamScreen')
const analytics = screen(
  () => import('./screens/analytics/AnalyticsScreen.tsx'),
  'AnalyticsScreen',
)
const shill = screen(
  () => import('./screens/shill/ShillScreen.tsx'),
  'ShillScreen',
)
const swap = screen(() => import('./screens/swap/SwapScreen.tsx'), 'SwapScreen')
const admin = screen(
  () => import('./screens/admin/AdminScreen.tsx'),
  'AdminScreen',
)
const logs = screen(
  () => import('./screens/diagnostics/LogsScreen.tsx'),
  'LogsScreen',
)
const schema = screen(
  () => import('./screens/diagnostics/SchemaScreen.tsx'),
  'SchemaScreen',
)
const degen = screen(
  () => import('./screens/diagnostics/WalletsServiceScreen.tsx'),
  'DegenScreen',
)
const ebisu = screen(
  () => import('./screens/diagnostics/WalletsServiceScreen.tsx'),
  'EbisuScreen',
)
const notFound = screen(
  () => import('./screens/notFound/NotFoundScreen.tsx'),
  'NotFoundScreen',
)

/** The table of R2: which path shows which screen. */
export const routes: readonly ({ path?: string } & Shown)[] = [
  // With the shell: most people begin here, and one request is enough.
  { path: paths.home, Screen: HomeScreen },
  { path: paths.myProposals, ...clubs },
  { path: paths.spaces, ...clubs },
  { path: paths.clubs, ...clubs },
  { path: `${paths.spaces}/:clubId`, ...club },
  { path: `${paths.clubs}/:clubId`, ...club },
  { path: paths.about, ...about },
  { path: paths.team, ...team },
  { path: paths.analytics, ...analytics },
  { path: paths.nftAnalysis, ...analytics },
  { path: paths.shill, ...shill },
  { path: paths.swap, ...swap },
  { path: paths.admin, ...admin },
  { path: paths.logs, ...logs },
  { path: paths.schema, ...schema },
  { path: paths.degen, ...degen },
  { path: paths.ebisu, ...ebisu },
  notFound,
]

const isUnder = (location: string, ...roots: string[]) =>
  roots.some((root) => location === root || location.startsWith(`${root}/`))

/** The header's links in R2.14's order, with its highlights. */
export function menuItems(location: string, isAdmin: boolean): MenuItem[] {
  const { home, clubs, spaces, myProposals, nftAnalysis } = paths
  const item = (href: string, label: string, current: boolean) => ({
    href,
    label,
    current,
  })
  const simple = (href: string, label: string) =>
    item(href, label, isUnder(location, href))
  return [
    item(home, menu.home, location === home),
    item(clubs, menu.clubs, isUnder(location, clubs, spaces, myProposals)),
    simple(paths.shill, menu.shill),
    simple(paths.swap, menu.swap),
    item(
      paths.analytics,
      menu.analytics,
      isUnder(location, paths.analytics, nftAnalysis),
    ),
    simple(paths.about, menu.about),
    simple(paths.team, menu.team),
    ...(isAdmin ? [simple(paths.admin, menu.admin)] : []),
  ]
}
