import {
  type ClubConfig,
  type DrawnPage,
  formatLook,
  type Look,
  type SessionAnswer,
  type User,
} from '@narwhal-club/core/contract'
import { canAdminister } from '@narwhal-club/core/policies'
import type { Session } from '../api/auth/sessions.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { actorOf } from '../http/actor.ts'
import { withDeadline } from '../keep/deadline.ts'
import { createKeep } from '../keep/keep.ts'
import { createTurns } from '../keep/turns.ts'
import { keysOfPath } from '../purge/contentKeys.ts'
import { aboutOf } from './aboutPage.ts'
import type { Ask } from './askInProcess.ts'
import type { Build, Drawing } from './build.ts'
import { composeDrawn } from './composePage.ts'
import { type Page, toPage } from './page.ts'
import { type AppRoute, writeHead } from './pageHeads.ts'
import { isLate, readClosed } from './readClosed.ts'

/** Milliseconds for which a reader waits for a page: then its frame goes out. */
export const patience = 300
/**
 * Milliseconds: that a page waits for what its reader holds, for all that it
 * asks, and after which what still draws leaves its turn to another.
 */
const waits = { reader: 100, answers: 200, turn: 5_000 }
/**
 * Milliseconds for which a visitor's page is as good as new, with gaps that are
 * of the moment, and as a stopgap.
 */
export const lasts = { fresh: 5_000, gaps: 1_000, stale: 60_000 }
/** What is made up does not push out what everybody reads. */
const most = {
  common: { weight: 48_000_000, entries: 300 },
  rare: { weight: 16_000_000, entries: 100 },
}
const turnsOfAll = {
  open: 2,
  waiting: 20,
  reason: 'pages',
  each: { open: 1, waiting: 2 },
}

/** A page, whoever asks for it. */
export interface Asked {
  route: AppRoute | undefined
  path: string
  /** With its question mark, or empty. */
  search: string
  /** One of the few that everybody reads. */
  isCommon: boolean
  look: Look
}

/** And by whom it is wanted. */
export interface Wanted extends Asked {
  session: Session | null
  source: string
}

/** A page as it was drawn. */
export interface Drawn {
  page: Page
  /** What it knows is of then, at least; on the clock of `performance.now`. */
  at: number
  /** All that it asked for was answered. */
  isWhole: boolean
  /** What its address names is not there (HTTP 404). */
  isMissing: boolean
}

/** How a page is waited for. */
interface Awaiting {
  /** Milliseconds that whoever asked first still waits. */
  within: number
  /** @default the reader's */
  source?: string
  /** False where the last one serves meanwhile. @default true */
  isAwaited?: boolean
}

const nobody: SessionAnswer = { kind: 'signedOut' }

/** What every visitor asks for is asked for on behalf of all of them. */
const everybody = 'pages'

/** Draws the app's pages, and keeps those that are the same for all visitors. */
export function createPages(
  app: AppContext,
  config: ClubConfig,
  scripts: readonly string[],
  ask: Ask,
) {
  const turns = createTurns(turnsOfAll)
  const keepOf = (bounds: { weight: number; entries: number }) =>
    createKeep<Drawn>({
      ...bounds,
      ttl: ({ isWhole }) => (isWhole ? lasts.fresh : lasts.gaps),
      weigh: ({ page }) => page.weight,
    })
  const common = keepOf(most.common)
  const rare = keepOf(most.rare)
  /** What broke a moment ago is not drawn again for each that asks. */
  const broken = createKeep<true>({
    entries: most.common.entries,
    ttl: lasts.fresh,
  })

  /** Where the chain does not tell in time, what was known; the page asks. */
  async function userOf({ address }: Session): Promise<User> {
    const known = app.holdings.userAt(address)
    if (!(known instanceof Promise)) return known
    return await withDeadline(waits.reader, () => known).catch((error) => {
      if (!isLate(error)) throw error
      return app.holdings.lastKnown(address)
    })
  }

  async function answerOf(session: Session | null): Promise<SessionAnswer> {
    if (!session) return nobody
    const user = await userOf(session)
    const isAdmin = canAdminister(actorOf(app, { session })).ok
    return { kind: 'signedIn', user, isAdmin }
  }

  async function draw(
    build: Build,
    drawing: Drawing,
    wanted: Wanted,
    source: string,
  ): Promise<Omit<Drawn, 'at'>> {
    const { route, path, search, look, session } = wanted
    const deadline = performance.now() + waits.answers
    const [answer, closed] = await Promise.all([
      answerOf(session),
      readClosed(app, waits.reader),
    ])
    const reader = { session, source }
    let isWhole = closed !== null
    /** What it tells of, and always all that there is. */
    const asked = ['']
    const lacks: { path: string | undefined; error: unknown }[] = []
    const drawn: DrawnPage = await drawing.drawer.draw({
      path,
      search,
      config,
      closed: [...(closed ?? [])],
      answer,
      look,
      at: app.clock.now(),
      // What comes too late is drawn as on its way.
      ask: (address) => {
        asked.push(address.split('?')[0] ?? '')
        const left = Math.max(0, deadline - performance.now())
        return withDeadline(left, (gone) => ask(address, reader, gone)).catch(
          (error) => {
            if (isForNow(error)) isWhole = false
            // What is refused, or late, is no news: the browser asks again.
            if (!isLate(error) && !(error instanceof RefusalError))
              lacks.push({ path: address.split('?')[0], error })
            throw error
          },
        )
      },
    })
    const [first] = lacks
    if (first)
      app.log.warn(
        {
          ...{ event: 'page_lacks', route, answers: lacks.length },
          ...{ path: first.path, err: first.error },
        },
        'a page was drawn without some answers',
      )
    const { isMissing = false } = drawn
    const parts = {
      head: writeHead(
        isMissing ? undefined : route,
        app.origins[0] ?? '',
        aboutOf(wanted, drawn.data.answers),
      ),
      config,
      scripts,
    }
    const html = composeDrawn(build, drawing, parts, drawn)
    const keys = new Set(asked.flatMap(keysOfPath))
    const page = toPage(html, [drawing.style.source], [...keys])
    return { page, isWhole, isMissing }
  }

  /**
   * Draws a page in its turn, and tells what went wrong: here, so that it is
   * told once, however many readers wait for it.
   */
  async function inTurn(
    build: Build,
    drawing: Drawing,
    wanted: Wanted,
    { within, source = wanted.source, isAwaited = true }: Awaiting,
  ): Promise<Drawn> {
    const { route } = wanted
    const began = performance.now()
    // What is read may be as old as the replica.
    const behind = wanted.session ? 0 : (app.db.replica?.age() ?? 0)
    try {
      const drawn = await turns.take({ source }, () =>
        withDeadline(waits.turn, () => draw(build, drawing, wanted, source)),
      )
      const at = performance.now()
      const took = Math.round(at - began)
      if (isAwaited && took > within)
        app.log.warn(
          { event: 'page_late', route, took },
          'a page was drawn too late for who waited',
        )
      return { ...drawn, at: at - behind }
    } catch (error) {
      if (isAwaited || !(error instanceof RefusalError)) notDrawn(route, error)
      throw error
    }
  }

  const keptFor = (build: Build, { path, search, look, isCommon }: Asked) => ({
    kept: isCommon ? common : rare,
    // With a slash at its end it is the same page.
    key: `${build.version} ${formatLook(look)} ${path.replace(/(.)\/$/, '$1')}${search}`,
  })

  /** The same for everyone: drawn by one, and anew while the last one serves. */
  function forVisitors(
    build: Build,
    drawing: Drawing,
    wanted: Wanted,
    within: number,
  ): Drawn | null | Promise<Drawn | null> {
    const { isCommon } = wanted
    const { kept, key } = keptFor(build, wanted)
    const fresh = kept.get(key)
    if (fresh) return fresh
    const last = kept.last(key)
    const isUsable = last && performance.now() - last.at < lasts.stale
    if (broken.get(key)) return isUsable ? last : null
    const fetching = kept.fetch(key, () =>
      inTurn(build, drawing, wanted, {
        within,
        // Who makes addresses up has no more than a share of what is asked.
        ...(isCommon && { source: everybody }),
        isAwaited: !isUsable,
      }).then(
        // One with gaps does not take the place of a whole one.
        (drawn) => (!drawn.isWhole && isUsable ? last : drawn),
        (error) => {
          if (!(error instanceof RefusalError)) broken.set(key, true)
          throw error
        },
      ),
    )
    if (!isUsable) return fetching
    // It has been told; the last one serves.
    fetching.catch(() => {})
    return last
  }

  function notDrawn(route: AppRoute | undefined, error: unknown) {
    if (error instanceof RefusalError)
      app.log.info(
        { event: 'page_refused', route, reason: error.reason },
        'a page was not drawn: too many are',
      )
    else
      app.log.warn(
        { event: 'page_not_drawn', route, err: error },
        'a page could not be drawn',
      )
  }

  /**
   * Draws a page within so many milliseconds, or returns null where that fails
   * or takes longer: the browser will.
   */
  async function drawPage(
    build: Build,
    wanted: Wanted,
    within: number,
  ): Promise<Drawn | null> {
    const { drawing } = build
    if (!drawing) return null
    const drawn = wanted.session
      ? inTurn(build, drawing, wanted, { within })
      : forVisitors(build, drawing, wanted, within)
    // A deadline costs more than what is there already.
    if (!(drawn instanceof Promise)) return drawn
    // It is told where it was drawn.
    return await withDeadline(within, () => drawn).catch(() => null)
  }

  app.purges.onForget((keys) => {
    for (const kept of [common, rare])
      for (const [key, { page }] of kept)
        if (page.keys.some((each) => keys.has(each))) kept.delete(key)
  })

  return {
    drawPage,
    /** What a visitor gets without any drawing to answer for. */
    keptPage(build: Build, asked: Asked): Drawn | undefined {
      const { kept, key } = keptFor(build, asked)
      return kept.get(key)
    },
  }
}

/** A refusal of what is asked stands; one of the moment does not. */
const isForNow = (error: unknown) =>
  !(error instanceof RefusalError) || error.status >= 429
