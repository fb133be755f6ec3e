import { Spinner } from '@narwhal-club/ui/kit/Spinner/Spinner.tsx'
import { Footer } from '@narwhal-club/ui/shell/Footer/Footer.tsx'
import { Header } from '@narwhal-club/ui/shell/Header/Header.tsx'
import { Layout } from '@narwhal-club/ui/shell/Layout/Layout.tsx'
import { useSyncExternalStore } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import type { DisplayStore } from '../browser/display.ts'
import { menuItems, NotLoaded, routes } from '../routes.tsx'
import { useSend, useView } from '../useSystem.ts'
import { Account } from './Account.tsx'
import { Banners } from './Banners.tsx'
import { Overlays } from './Overlays.tsx'
import { RouterLink } from './RouterLink.tsx'
import { ScreenBoundary } from './ScreenBoundary.tsx'

/** The shared layout of every page (R2.1), behind the first session check. */
export function Shell({ display }: { display: DisplayStore }) {
  const isChecking = useView((view) => view.session.status === 'checking')
  return (
    <>
      {isChecking ? <Spinner /> : <Pages display={display} />}
      <Overlays />
    </>
  )
}

function Pages({ display }: { display: DisplayStore }) {
  const [path] = useLocation()
  const look = useSyncExternalStore(
    display.subscribe,
    display.read,
    display.read,
  )
  const isAdmin = useView((view) => view.session.session.isAdmin)
  return (
    <Layout
      header={
        <Header
          path={path}
          items={menuItems(path, isAdmin)}
          display={{
            ...look,
            onThemeChange: display.setTheme,
            onDensityChange: display.setDensity,
          }}
          account={<Account />}
          linkAs={RouterLink}
        />
      }
      banner={<Banners />}
      footer={<Facts />}
    >
      <ScreenBoundary key={path} fallback={<NotLoaded />}>
        <Switch>
          {routes.map(({ path: pattern, Screen }) => (
            <Route
              key={pattern ?? 'other'}
              {...(pattern && { path: pattern })}
              component={Screen}
            />
          ))}
        </Switch>
      </ScreenBoundary>
    </Layout>
  )
}

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
