import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { useState } from 'react'
import { NotLoaded } from '../../routes.tsx'
import { useView } from '../../useSystem.ts'
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx'

const LazyDashboard = loadable<object>(
  async () => (await import('./Dashboard.tsx')).Dashboard,
  { failed: NotLoaded, isDrawn: true, name: 'Dashboard' },
)

const LazySignedOut = loadable<object>(
  async () => (await import('./SignedOut.tsx')).SignedOut,
  { failed: NotLoaded },
)

/**
 * Admin dashboard (R2.11): the not-found page to anyone else. Whose session ends
 * while they are here reads how to go on; nothing of the dashboard stays.
 */
export function AdminScreen() {
  const { isAdmin, userAddress } = useView((view) => view.session.session)
  const [wasAdmin, setWasAdmin] = useState(isAdmin)
  if (isAdmin && !wasAdmin) setWasAdmin(true)
  if (isAdmin) return <LazyDashboard />
  return wasAdmin && !userAddress ? <LazySignedOut /> : <NotFoundScreen />
}
