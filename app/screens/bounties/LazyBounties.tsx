import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { BountyProps } from './Bounty.tsx'
import type { BountyEditorProps } from './BountyEditor.tsx'
import type { BountyReviserProps } from './BountyReviser.tsx'
import type { ClubBountiesProps } from './ClubBounties.tsx'

/** The tab of a club: its code comes when it is opened. */
export const LazyClubBounties = loadable<ClubBountiesProps>(
  async () => (await import('./ClubBounties.tsx')).ClubBounties,
  { failed: NotLoaded, isDrawn: true, name: 'ClubBounties' },
)

export const LazyAllBounties = loadable<object>(
  async () => (await import('./AllBounties.tsx')).AllBounties,
  { failed: NotLoaded, isDrawn: true, name: 'AllBounties' },
)

/** One bounty, without the club's own page. */
export const LazyBounty = loadable<BountyProps>(
  async () => (await import('./Bounty.tsx')).Bounty,
  { failed: NotLoaded, isDrawn: true, name: 'Bounty' },
)

/** The editor: its code comes when a draft is opened. */
export const LazyBountyEditor = loadable<BountyEditorProps>(
  async () => (await import('./BountyEditor.tsx')).BountyEditor,
  { failed: NotLoaded },
)

/** The editor of a new version: its code comes when it is opened. */
export const LazyBountyReviser = loadable<BountyReviserProps>(
  async () => (await import('./BountyReviser.tsx')).BountyReviser,
  { failed: NotLoaded },
)
