import {
  appRoutes,
  mainClubId,
  patternOf,
  usualLook,
} from '@narwhal-club/core/contract'
import type { ClubContext } from '../http/types.ts'
import { createKeep } from '../keep/keep.ts'
import type { Asked } from './drawPages.ts'
import type { Encoding } from './page.ts'
import type { AppRoute } from './pageHeads.ts'

/** What a request wants, as far as its target and two of its headers tell. */
export interface PagePlan {
  /** Undefined: the app has no such page, and says so. */
  route: AppRoute | undefined
  /** Null: no page at all. */
  encoding: Encoding | null
  /** By who never chose a look; null: it is not drawn. */
  asked: Asked | null
}

const patterns = appRoutes.map((route) => [route, patternOf(route)] as const)

const routeOf = (path: string) =>
  patterns.find(([, pattern]) => pattern.test(path))?.[0]

/** Names are made up easily; of clubs one is read by everybody. */
const isOneOfFew = (route: AppRoute, path: string) =>
  !route.includes(':') || path.split('/')[2] === mainClubId

const nowhere = { path: '/404', search: '' }

/** The smallest first: of equals a library takes what browsers name first. */
const packed = ['br', 'gzip'] as const

const encodingFor = (ctx: ClubContext): Encoding =>
  packed.find((each) => ctx.acceptsEncodings(each)) ?? 'identity'

function planOf(ctx: ClubContext): PagePlan {
  const route = routeOf(ctx.path)
  const wantsPage =
    ctx.get('Accept').includes('text/html') || (route && ctx.accepts('html'))
  if (!wantsPage) return { route, encoding: null, asked: null }
  const encoding = encodingFor(ctx)
  // A browser takes `/About` for About, though it is none of ours (R2.13).
  if (!route && routeOf(ctx.path.toLowerCase()))
    return { route, encoding, asked: null }
  const isCommon = !route || (ctx.search === '' && isOneOfFew(route, ctx.path))
  // Of a path that is none there is one page, whatever it says.
  const { path, search } = route ? ctx : nowhere
  const asked = { route, path, search, isCommon, look: usualLook }
  return { route, encoding, asked }
}

/** Characters: what is made up leaves soon. */
const most = 1_000_000

/**
 * Returns a function that tells what page a request wants: worked out once for
 * all that ask in the same words, for it costs as much as to send the page.
 */
export function createPlans() {
  const plans = createKeep<PagePlan>({ weight: most })
  return (ctx: ClubContext): PagePlan => {
    const { url, headers } = ctx.req
    const key = `${url}\n${headers.accept}\n${headers['accept-encoding']}`
    const known = plans.get(key)
    if (known) return known
    const plan = planOf(ctx)
    plans.set(key, plan)
    return plan
  }
}
