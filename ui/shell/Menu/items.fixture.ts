import { messages } from '@narwhal-club/core/messages'
import type { MenuItem } from './MenuLinks.tsx'

const { menu } = messages.ui

/** The menu of R2.14 as stories show it. */
export const menuItems = (current = '/', isAdmin = false): MenuItem[] =>
  [
    { href: '/', label: menu.home },
    { href: '/clubs', label: menu.clubs },
    { href: '/x-shill-generator', label: menu.shill },
    { href: '/swap', label: menu.swap },
    { href: '/analytics', label: menu.analytics },
    { href: '/about', label: menu.about },
    { href: '/team', label: menu.team },
    ...(isAdmin ? [{ href: '/admin', label: menu.admin }] : []),
  ].map((item) => ({ ...item, current: item.href === current }))
