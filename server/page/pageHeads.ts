import { brand, tabTitle } from '@narwhal-club/core/brand'
import {
  type appRoutes,
  mainClubId,
  surface,
  urlOf,
} from '@narwhal-club/core/contract'
import { notFound } from '@narwhal-club/core/messages'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { club as clubWords } from '@narwhal-club/core/messages/pages/club'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { home } from '@narwhal-club/core/messages/pages/home'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import { team } from '@narwhal-club/core/messages/pages/team'

import { escaped } from './escaped.ts'

export type AppRoute = (typeof appRoutes)[number]

interface PageHead {
  /** As the page itself says it in the tab. */
  title: string
  description: string
  /** The one path under which a search finds it; none where it is not to. */
  path?: string
}

const { logs, schema, wallets } = diagnostics
const nowhere: PageHead = {
  title: notFound.title,
  description: notFound.body,
}
const clubPath = `/clubs/${mainClubId}`
const club = { title: brand.appName, description: clubs.main, path: clubPath }
const list = { title: clubs.title, description: clubs.lead, path: '/clubs' }
const numbers = {
  title: analytics.title,
  description: areas.analytics.body,
  path: '/analytics',
}

/** What each page is called, by its route; of two ways to one page one counts. */
const heads: Record<AppRoute, PageHead> = {
  '/': { title: areas.home, description: home.lead, path: '/' },
  '/my-proposals': { title: clubs.mine, description: clubs.mineLead },
  '/spaces': list,
  '/clubs': list,
  '/spaces/:spaceId': club,
  '/clubs/:clubId': club,
  '/about': {
    title: areas.about.title,
    description: areas.about.body,
    path: '/about',
  },
  '/team': { title: areas.team.title, description: team.lead, path: '/team' },
  '/analytics': numbers,
  '/nft-analysis': numbers,
  '/x-shill-generator': {
    title: shill.title,
    description: shill.lead,
    path: '/x-shill-generator',
  },
  '/swap': { title: swap.title, description: swap.lead, path: '/swap' },
  // To anyone but the administrator it does not exist.
  '/admin': nowhere,
  '/test/logs': { title: logs.title, description: logs.lead },
  '/test-schema': { title: schema.title, description: schema.lead },
  '/test-degen-api': { title: wallets.degen, description: wallets.lead },
  '/ebisu-api-test': { title: wallets.ebisu, description: wallets.lead },
}

/** The paths that a search may find, each once. */
export const publicPaths: readonly string[] = [
  ...new Set(Object.values(heads).flatMap(({ path }) => path ?? [])),
]

const meta = (key: 'name' | 'property', name: string, content: string) =>
  `<meta ${key}="${name}" content="${escaped(content)}" />`

/** `home`, `about`: the page of a path, as an address of its picture has it. */
const nameOf = (path: string) => path.slice(1).replaceAll('/', '-') || 'home'

const named = new Map(
  Object.values(heads).flatMap((head) =>
    head.path === undefined ? [] : [[nameOf(head.path), head] as const],
  ),
)

/** Tells what a page is called that a picture is of. */
export const pageNamed = (name: string) => named.get(name)

/** What a page is about, where its route alone does not tell. */
export interface About {
  title: string
  description: string
  /** Under which a search finds it: a path, with what it asks for. */
  path: string
  /** Of its picture, which has another address with each state. */
  picture: string
}

/**
 * Writes what a tab, a search and a preview in a chat show of a page.
 *
 * @param route none where there is no such page
 * @param origin where the club is, without a slash at its end
 * @param about what the route alone does not tell
 */
export function writeHead(
  route: AppRoute | undefined,
  origin: string,
  about?: About,
): string {
  const { path, description, ...head } = {
    ...(route ? heads[route] : nowhere),
    ...about,
  }
  const named = tabTitle(head.title)
  const shown = [title(named), meta('name', 'description', description)]
  if (path === undefined) return [...shown, unlisted].join('')
  const address = origin + path
  const picture = about?.picture ?? `/s/pages/${nameOf(path)}.png`
  return [
    ...shown,
    `<link rel="canonical" href="${escaped(address)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', brand.appName),
    meta('property', 'og:title', named),
    meta('property', 'og:description', description),
    meta('property', 'og:url', address),
    meta('property', 'og:image', origin + picture),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', named),
    meta('name', 'twitter:card', 'summary_large_image'),
    ...feedOf(path),
    ...cardOf(path, origin),
  ].join('')
}

/** Where feed readers look for what a club has to tell. */
function feedOf(path: string): string[] {
  const [, club] = /^\/clubs\/([^/?]+)/.exec(path) ?? []
  if (!club) return []
  const href = `${urlOf(surface.clubFeed, { club })}.xml`
  return [
    `<link rel="alternate" type="application/atom+xml" title="${escaped(clubWords.feed)}" href="${escaped(href)}" />`,
  ]
}

/** Where other sites learn how to show a proposal (https://oembed.com). */
function cardOf(path: string, origin: string): string[] {
  if (!/^\/clubs\/[^/]+\?.*\bp=/.test(path)) return []
  const href =
    origin + urlOf(surface.oembed, { url: origin + path, format: 'json' })
  return [
    `<link rel="alternate" type="application/json+oembed" href="${escaped(href)}" />`,
  ]
}

const title = (text: string) => `<title>${escaped(text)}</title>`
const unlisted = meta('name', 'robots', 'noindex')
