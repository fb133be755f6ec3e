import {
  type ClubConfig,
  type DrawnPage,
  endpoints,
  type PageWanted,
  type SessionAnswer,
} from '@narwhal-club/core/contract'
import { safeStorage } from '@narwhal-club/core/storage'
import type { System } from '@narwhal-club/core/system'
import {
  preloadDrawn,
  ShownContext,
} from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { createActor } from 'xstate'
import { App } from '../App.tsx'
import { createDisplay } from '../browser/display.ts'
import { isAbsence } from '../data/absence.ts'
import { flagsPath } from '../data/closed.ts'
import { createQueryClient } from '../data/queries.ts'
import { DrawnAtContext } from '../data/useNow.ts'
import { celebrationMachine } from '../shell/celebration/celebration.machine.ts'
import { dialogMachine } from '../shell/dialog/dialog.machine.ts'
import { createAppSystem } from '../system.ts'
import { MissingContext } from './missing.ts'

/** Loads the code of every screen, and of its parts that are drawn. */
export async function prepare(): Promise<void> {
  await preloadDrawn()
}

/** The machines as they are before they start: nobody hears what they say. */
function createStill(config: ClubConfig, answer: SessionAnswer): System {
  const storage = safeStorage()
  return createAppSystem({
    config,
    answer,
    storage,
    isJustSignedIn: false,
    log: { warn: () => {} },
    origin: '',
    tabs: { post: () => {}, subscribe: () => () => {} },
    onReturn: () => () => {},
    notice: storage,
  })
}

const forVisitors = new WeakMap<ClubConfig, System>()

/** The same for everyone without a session. */
function stillOf(config: ClubConfig, answer: SessionAnswer): System {
  if (answer.kind === 'signedIn') return createStill(config, answer)
  const known = forVisitors.get(config) ?? createStill(config, answer)
  forVisitors.set(config, known)
  return known
}

const pathOf = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  String(queryKey[0])

/**
 * What a visitor's page asked for the last time is asked for before it is drawn
 * again. Of who is signed in nothing is learned: it would reach others.
 */
const asked = new Map<string, readonly string[]>()
const mostPages = 500

/** What a page is given, and so never asks for while it is drawn. */
const given: ReadonlySet<string> = new Set([endpoints.config.path, flagsPath])

/** A page asks for what it shows, then for what that leads to. */
const mostRounds = 4

/** React puts them before everything else; the document has its own. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** React's mark of a part that threw: it leaves it to the browser. */
const threw = '<!--$!-->'

/** What a part threw: a string of React's does not tell, a stream does. */
const thrownBy = (app: ReactNode) =>
  new Promise<unknown>((tell) => {
    renderToPipeableStream(app, {
      onError: tell,
      onAllReady: () => tell(new Error('a part broke, and does no more')),
    })
  })

/** What is not there is an answer as well: it travels with the page. */
function orNothing(error: unknown): null {
  if (isAbsence(error)) return null
  throw error
}

/** Tells what is asked for while a page is drawn: a query is built each time. */
function watchAsking(queries: QueryClient) {
  const cache = queries.getQueryCache()
  const build = cache.build.bind(cache)
  const seen = new Set<string>()
  cache.build = (client, options, state) => {
    const query = build(client, options, state)
    if ((options as { enabled?: boolean }).enabled !== false)
      seen.add(pathOf(query))
    return query as never
  }
  return seen
}

/**
 * Draws a page. What it asks for while it is drawn is answered, and it is drawn
 * again; what cannot be answered is drawn as on its way: the browser asks anew.
 *
 * @throws what a component does.
 */
export async function draw(wanted: PageWanted): Promise<DrawnPage> {
  const { path, search, config, closed, answer, look, at, ask } = wanted
  const address = path + search
  const queries = createQueryClient((query) =>
    ask(pathOf(query)).catch(orNothing),
  )
  queries.setQueryData([endpoints.config.path], config)
  if (closed.length > 0) queries.setQueryData([flagsPath], { rows: closed })
  let isMissing = false
  const onMissing = () => {
    isMissing = true
  }
  const shown = new Set<string>()
  const onShown = (name: string) => {
    shown.add(name)
  }
  const app = (
    <MissingContext value={onMissing}>
      <ShownContext value={onShown}>
        <DrawnAtContext value={at}>
          <Router ssrPath={path} ssrSearch={search}>
            <App
              system={stillOf(config, answer)}
              dialog={createActor(dialogMachine)}
              celebration={createActor(celebrationMachine, {
                input: { isDue: false },
              })}
              queries={queries}
              display={createDisplay(
                safeStorage(),
                { dataset: {} },
                false,
                look,
                () => {},
              )}
            />
          </Router>
        </DrawnAtContext>
      </ShownContext>
    </MissingContext>
  )
  const seen = watchAsking(queries)
  const tried = new Set<string>()
  const answerAll = (paths: readonly string[]) =>
    Promise.all(
      paths.map((each) => {
        tried.add(each)
        return queries.prefetchQuery({ queryKey: [each] })
      }),
    )
  try {
    const isVisitor = answer.kind === 'signedOut'
    if (isVisitor) await answerAll(asked.get(address) ?? [])
    for (let round = 1; ; round++) {
      seen.clear()
      isMissing = false
      shown.clear()
      const text = renderToString(app)
      if (text.includes(threw)) throw await thrownBy(app)
      const open = [...seen].filter(
        (each) => !tried.has(each) && !given.has(each),
      )
      if (open.length > 0 && round < mostRounds) {
        await answerAll(open)
        continue
      }
      if (asked.size >= mostPages) asked.clear()
      if (isVisitor)
        asked.set(
          address,
          [...seen].filter((each) => !given.has(each)),
        )
      const answers = answersIn(queries, seen)
      const told = new Set(answers.map(([each]) => each))
      const isWhole = [...seen].every(
        (each) => told.has(each) || given.has(each),
      )
      return {
        html: text.replace(hoisted, ''),
        data: { at, answer, look, answers, isWhole },
        shown: [...shown],
        isMissing,
      }
    }
  } finally {
    // Their timers would keep each page's answers for minutes.
    queries.clear()
  }
}

/** What the page shows, but the configuration: that is in every page. */
const answersIn = (queries: QueryClient, shown: ReadonlySet<string>) =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ state, queryKey }) =>
      state.status === 'success' &&
      shown.has(String(queryKey[0])) &&
      queryKey[0] !== endpoints.config.path
        ? [[String(queryKey[0]), state.data] as const]
        : [],
    )
