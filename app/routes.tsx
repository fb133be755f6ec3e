import { ui, words } from '@narwhal-club/core/messages'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import type { MenuItem } from '@narwhal-club/ui/shell/Menu/MenuLinks.tsx'
import type { ComponentType } from 'react'
import { page } from './browser/page.ts'
import { paths } from './paths.ts'
import { HomeScreen } from './screens/home/HomeScreen.tsx'

const { menu } = ui

/** A screen that did not come, or broke: after a release only a reload helps. */
export const NotLoaded = () => (
  <ErrorState action={words.tryAgain} onAction={page.reload} />
)

/** A screen in a chunk of its own (R2.1). */
const screen = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) => loadable<object>(async () => (await load())[name], { failed: NotLoaded })

const Clubs = screen(
  () => import('./screens/clubs/ClubsScreen.tsx'),
  'ClubsScreen',
)
const Club = screen(
  () => import('./screens/clubs/ClubScreen.tsx'),
  'ClubScreen',
)
const About = screen(
  () => import('./screens/about/AboutScreen.tsx'),
  'AboutScreen',
)
const Team = screen(() => import('./screens/team/TeamScreen.tsx'), 'TeamScreen')
const Analytics = screen(
  () => import('./screens/analytics/AnalyticsScreen.tsx'),
  'AnalyticsScreen',
)
const Shill = screen(
  () => import('./screens/shill/ShillScreen.tsx'),
  'ShillScreen',
)
const Swap = screen(() => import('./screens/swap/SwapScreen.tsx'), 'SwapScreen')
const Admin = screen(
  () => import('./screens/admin/AdminScreen.tsx'),
  'AdminScreen',
)
const Logs = screen(
  () => import('./screens/diagnostics/LogsScreen.tsx'),
  'LogsScreen',
)
const Schema = screen(
  () => import('./screens/diagnostics/SchemaScreen.tsx'),
  'SchemaScreen',
)
const Degen = screen(
  () => import('./screens/diagnostics/WalletsServiceScreen.tsx'),
  'DegenScreen',
)
const Ebisu = screen(
  () => import('./screens/diagnostics/WalletsServiceScreen.tsx'),
  'EbisuScreen',
)
const NotFound = screen(
  () => import('./screens/notFound/NotFoundScreen.tsx'),
  'NotFoundScreen',
)

/** The table of R2: which path shows which screen. */
export const routes: { path?: string; Screen: ComponentType }[] = [
  // With the shell: most people begin here, and one request is enough.
  { path: paths.home, Screen: HomeScreen },
  { path: paths.myProposals, Screen: Clubs },
  { path: paths.spaces, Screen: Clubs },
  { path: paths.clubs, Screen: Clubs },
  { path: `${paths.spaces}/:clubId`, Screen: Club },
  { path: `${paths.clubs}/:clubId`, Screen: Club },
  { path: paths.about, Screen: About },
  { path: paths.team, Screen: Team },
  { path: paths.analytics, Screen: Analytics },
  { path: paths.nftAnalysis, Screen: Analytics },
  { path: paths.shill, Screen: Shill },
  { path: paths.swap, Screen: Swap },
  { path: paths.admin, Screen: Admin },
  { path: paths.logs, Screen: Logs },
  { path: paths.schema, Screen: Schema },
  { path: paths.degen, Screen: Degen },
  { path: paths.ebisu, Screen: Ebisu },
  { Screen: NotFound },
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
