import type { admin } from '@narwhal-club/core/messages/pages/admin'
import { choice, createAddress } from '../../data/address.ts'

/** The tabs that there are or will be, in their order. */
export const adminTabIds = [
  'overview',
  'moderation',
  'proposals',
  'bounties',
  'fees',
  'clubs',
  'members',
  'content',
  'flags',
  'audit',
] as const satisfies readonly (keyof typeof admin.tabs)[]
export type AdminTabId = (typeof adminTabIds)[number]

/** What the address of every tab says; a tab's own begins with it. */
export const adminAddressParts = {
  tab: choice<AdminTabId>('tab', adminTabIds, 'overview'),
}

/** Which tab is shown. */
export const adminAddress = createAddress(adminAddressParts)

/** The query of a tab. */
export const hrefOfTab = (tab: AdminTabId) => adminAddress.format({ tab })
