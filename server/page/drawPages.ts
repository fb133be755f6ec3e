import {
  type ClubConfig,
  type DrawnPage,
  formatLook,
  type Look,
  type SessionAnswer,
} from '@narwhal-club/core/contract'
import { canAdminister } from '@narwhal-club/core/policies'
import type { Session } from '../api/auth/sessions.ts'
import type { AppContext } from '../context.ts'
import { RefusalError } from '../errors.ts'
import { actorOf } from '../http/actor.ts'
import { withDeadline } from '../keep/deadline.ts'
import { createKeep } from '../keep/keep.ts'
import { createTurns } from '../keep/turns.ts'
import type { Ask } from './askInProcess.ts'
import type { Build, Drawing } from './build.ts'
import { composeDrawn } from './composePage.ts'
import { type Page, toPage } from './page.ts'
import { type AppRoute, writeHead } from './pageHeads.ts'

/**
 * Milliseconds: that a reader waits for a page, that a page waits for what it
 * asks, and after which what still draws leaves its turn to another.
 */
const patience = { page: 300, answers: 200, turn: 5_000 }
/** Milliseconds for which a visitor's page is as good as new, and as a stopgap. */
export const lasts = { fresh: 5_000, stale: 60_000 }
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

/** A page that is wanted, and by whom. */
export interface Wanted {
  route: AppRoute | undefined
  path: string
  /** With its question mark, or empty. */
  search: string
  /** One of the few that everybody reads. */
  isCommon: boolean
  look: Look
  session: Session | null
  source: string
}

interface Kept {
  page: Page
  /** On the clock of `performance.now`. */
  at: number
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
    createKeep<Kept>({
      ...bounds,
      ttl: lasts.fresh,
      weigh: ({ page: { bodies } }) =>
        bodies.br.length + bodies.gzip.length + bodies.identity.length,
    })
  const common = keepOf(most.common)
  const rare = keepOf(most.rare)

  async function answerOf(session: Session | null): Promise<SessionAnswer> {
    if (!session) return nobody
    const user = await app.holdings.userAt(session.address)
    const isAdmin = canAdminister(actorOf(app, { session })).ok
    return { kind: 'signedIn', user, isAdmin }
  }

  async function draw(
    build: Build,
    drawing: Drawing,
    wanted: Wanted,
    source: string,
  ): Promise<Page> {
    const { route, path, search, look, session } = wanted
    const answer = await answerOf(session)
    const deadline = performance.now() + patience.answers
    const reader = { session, source }
    const drawn: DrawnPage = await drawing.drawer.draw({
      path,
      search,
      config,
      answer,
      look,
      at: app.clock.now(),
      // What comes too late is drawn as on its way.
      ask: (address) =>
        withDeadline(Math.max(0, deadline - performance.now()), (gone) =>
          ask(address, reader, gone),
        ).catch((error) => notAnswered(address, error)),
    })
    const parts = {
      head: writeHead(route, app.origins[0] ?? ''),
      config,
      scripts,
    }
    const html = composeDrawn(build, drawing, parts, drawn)
    return await toPage(html, [drawing.style.source])
  }

  const inTurn = (
    build: Build,
    drawing: Drawing,
    wanted: Wanted,
    source = wanted.source,
  ) =>
    turns.take({ source }, () =>
      withDeadline(patience.turn, () => draw(build, drawing, wanted, source)),
    )

  /** The same for everyone: drawn by one, and anew while the last one serves. */
  function forVisitors(build: Build, drawing: Drawing, wanted: Wanted) {
    const { path, search, look, source, isCommon } = wanted
    const kept = isCommon ? common : rare
    const key = `${build.version} ${formatLook(look)} ${path}${search}`
    const last = kept.last(key)
    // Who makes addresses up has no more than a share of what is asked.
    const asker = isCommon ? everybody : source
    const fetching = kept.fetch(key, async () => ({
      page: await inTurn(build, drawing, wanted, asker),
      at: performance.now(),
    }))
    const isUsable = last && performance.now() - last.at < lasts.stale
    if (!isUsable) return fetching
    fetching.catch((error) => notDrawn(wanted.route, error))
    return Promise.resolve(last)
  }

  function notDrawn(route: AppRoute | undefined, error: unknown) {
    // Too many at once is no news: the frame does as well.
    if (error instanceof RefusalError) return
    app.log.warn({ event: 'page_not_drawn', route, err: error }, 'not drawn')
  }

  /** What is refused, or late, is no news either; the browser asks again. */
  function notAnswered(address: string, error: unknown): never {
    const isLate = error instanceof DOMException
    if (!isLate && !(error instanceof RefusalError)) {
      const [path] = address.split('?')
      app.log.warn({ event: 'page_lacks', path, err: error }, 'not answered')
    }
    throw error
  }

  return {
    notDrawn,
    /**
     * Draws a page, or returns null where that fails or takes too long: the
     * browser will.
     */
    async of(build: Build, wanted: Wanted): Promise<Page | null> {
      const { drawing } = build
      if (!drawing) return null
      try {
        return await withDeadline(patience.page, async () =>
          wanted.session
            ? await inTurn(build, drawing, wanted)
            : (await forVisitors(build, drawing, wanted)).page,
        )
      } catch (error) {
        notDrawn(wanted.route, error)
        return null
      }
    },
  }
}
