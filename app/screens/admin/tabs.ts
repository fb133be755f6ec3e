import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { type ComponentType, createElement } from 'react'
import { NotLoaded } from '../../routes.tsx'
import type { AdminTabId } from './address.ts'

interface AdminTab {
  id: AdminTabId
  Tab: ComponentType
}

/** The footer waits with it, so that nothing jumps. */
const Waiting = () => createElement('div', { 'aria-busy': true })

/**
 * A tab in a chunk of its own. No server draws it: its style would stand in the
 * document of every reader.
 */
const tab = <Name extends string>(
  id: AdminTabId,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): AdminTab => ({
  id,
  Tab: loadable<object>(async () => (await load())[name], {
    waiting: Waiting,
    failed: NotLoaded,
  }),
})

/** The table of tabs in their order: a line each, its label in `admin.tabs`. */
export const adminTabs: readonly [AdminTab, ...AdminTab[]] = [
  tab('overview', () => import('./overview/OverviewTab.tsx'), 'OverviewTab'),
  tab(
    'moderation',
    () => import('./moderation/ModerationTab.tsx'),
    'ModerationTab',
  ),
  tab(
    'proposals',
    () => import('./oversight/ProposalsTab.tsx'),
    'ProposalsTab',
  ),
  tab('bounties', () => import('./oversight/BountiesTab.tsx'), 'BountiesTab'),
  tab('fees', () => import('./books/FeesTab.tsx'), 'FeesTab'),
  tab('clubs', () => import('./clubs/ClubsTab.tsx'), 'ClubsTab'),
  tab('members', () => import('./members/MembersTab.tsx'), 'MembersTab'),
  tab('content', () => import('./content/ContentTab.tsx'), 'ContentTab'),
  tab('flags', () => import('./flags/FlagsTab.tsx'), 'FlagsTab'),
  tab('audit', () => import('./audit/AuditTab.tsx'), 'AuditTab'),
]
