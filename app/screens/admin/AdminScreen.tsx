import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import { useView } from '../../useSystem.ts'
import { NotFoundScreen } from '../notFound/NotFoundScreen.tsx'

const LazyDashboard = loadable<object>(
  async () => (await import('./Dashboard.tsx')).Dashboard,
  { failed: NotLoaded, isDrawn: true, name: 'Dashboard' },
)

/** Admin dashboard (R2.11): the not-found page to anyone else. */
export function AdminScreen() {
  const isAdmin = useView((view) => view.session.session.isAdmin)
  return isAdmin ? <LazyDashboard /> : <NotFoundScreen />
}
