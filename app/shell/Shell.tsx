import { IconPlace } from '@narwhal-club/ui/kit/IconButton/IconPlace.tsx'
import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { moved } from '@narwhal-club/ui/kit/PageTitle/PageTitle.tsx'
import { Spinner } from '@narwhal-club/ui/kit/Spinner/Spinner.tsx'
import { Footer } from '@narwhal-club/ui/shell/Footer/Footer.tsx'
import { Header } from '@narwhal-club/ui/shell/Header/Header.tsx'
import { Layout } from '@narwhal-club/ui/shell/Layout/Layout.tsx'
import { memo, Suspense } from 'react'
import {
  type AroundNavHandler,
  Route,
  Router,
  Switch,
  useLocation,
} from 'wouter'
import type { DisplayStore } from '../browser/display.ts'
import { Taken } from '../drawn/Taken.tsx'
import { menuItems, NotLoaded, routes } from '../routes.tsx'
import { useDisplay } from '../useDisplay.ts'
import { useIsSignedIn, useSend, useView } from '../useSystem.ts'
import { Account } from './Account.tsx'
import { Banners } from './Banners.tsx'
import { Overlays } from './Overlays.tsx'
import { RouterLink } from './RouterLink.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

const LazyBell = loadable(async () => (await import('./bell/Bell.tsx')).Bell, {
  waiting: IconPlace,
})

/** Where one goes within the site is told from where one arrives. */
const mark: AroundNavHandler = (navigate, to, options) =>
  navigate(to, options?.replace ? options : { ...options, state: moved })

/** The shared layout of every page (R2.1), behind the first session check. */
export function Shell({ display }: { display: DisplayStore }) {
  const isChecking = useView((view) => view.session.status === 'checking')
  return (
    <>
      <Router aroundNav={mark}>
        {isChecking ? <Spinner /> : <Pages display={display} />}
      </Router>
      <Overlays />
      <Taken of="shell" />
    </>
  )
}

function SiteHeader({ display }: { display: DisplayStore }) {
  const [path] = useLocation()
  const look = useDisplay()
  const isAdmin = useView((view) => view.session.session.isAdmin)
  const isSignedIn = useIsSignedIn()
  return (
    <Header
      path={path}
      items={menuItems(path, isAdmin)}
      display={{
        ...look,
        onThemeChange: display.setTheme,
        onDensityChange: display.setDensity,
      }}
      account={
        <>
          {isSignedIn ? <LazyBell /> : null}
          <Account />
        </>
      }
      linkAs={RouterLink}
    />
  )
}

/**
 * Follows nothing that changes: to be drawn anew before the screen inside is
 * taken over would throw away what the server drew of it.
 */
const Pages = ({ display }: { display: DisplayStore }) => (
  <Layout
    header={<SiteHeader display={display} />}
    banner={<Banners />}
    footer={<Facts />}
  >
    <Screen />
  </Layout>
)

const Screen = memo(function Screen() {
  const [path] = useLocation()
  return (
    <ScreenBoundary key={path} fallback={<NotLoaded />}>
      {/* A screen whose code is on its way stays as the server drew it. */}
      <Suspense>
        <Switch>
          {routes.map(({ path: pattern, Screen: Shown }) => (
            <Route
              key={pattern ?? 'other'}
              {...(pattern && { path: pattern })}
              component={Shown}
            />
          ))}
        </Switch>
        <Taken of="screen" />
      </Suspense>
    </ScreenBoundary>
  )
})

/** The footer, with what the signed-in user holds. */
function Facts() {
  const session = useView((view) => view.session)
  const balance = useView((view) => view.balance)
  const send = useSend()
  const holdings =
    session.status === 'signedIn'
      ? {
          user: session.user,
          balance,
          onRetryBalance: () => send({ type: 'balance.refetch' }),
        }
      : undefined
  return <Footer holdings={holdings} />
}
