import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { saidOf } from '../../pages/failures/said.ts'
import { capital } from '../names.ts'
import type { FoundTour } from '../tours.ts'
import { type PageParts, pageWith, summaryOf } from './page.ts'
import { importedBy, leadToTypes, typesPage, unshown } from './sharedTypes.ts'
import { openTypes } from './types.ts'
import { firstSentence, pageOf, typesFile, wordsOf } from './words.ts'

type ToView = (snapshot: AnyMachineSnapshot) => { status?: string }

const views = import.meta.glob<Record<string, ToView>>(
  '../../../core/*/*.view.ts',
  { eager: true },
)

/** `{ a: 'b', c: {} }` → `a.b`, `c`. */
function restingIn(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
}

/** The most statuses that say anything of a state: of several regions it is one. */
const mostStatuses = 2

/** What the view says in each state, of the shortest ways there. */
function statusesOf(tour: FoundTour, reached: AnyMachineSnapshot[]) {
  const { id } = tour.machine
  const toView =
    views[`../../../${tour.folder}/${id}.view.ts`]?.[`to${capital(id)}View`]
  const seen = new Map<string, Set<string>>()
  // A view that is told more than the snapshot is not asked.
  if (!toView || toView.length > 1 || id === 'system') return seen
  for (const snapshot of reached) {
    const { status } = toView(snapshot)
    if (!status) return new Map<string, Set<string>>()
    for (const state of restingIn(snapshot))
      seen.set(state, (seen.get(state) ?? new Set()).add(status))
  }
  // Of a region that stands beside another's status nothing is said.
  const regionOf = (state: string) =>
    tour.machine.root.type === 'parallel' ? state.split('.')[0] : ''
  const vague = new Set(
    [...seen]
      .filter(([, { size }]) => size > mostStatuses)
      .map(([state]) => regionOf(state)),
  )
  return new Map([...seen].filter(([state]) => !vague.has(regionOf(state))))
}

export interface ReferenceOptions {
  root: string
  tours: FoundTour[]
  read: (file: string) => string
  isPublic: (path: string) => boolean
  /** The texts of a machine's types. */
  typesOf: (tour: FoundTour) => string
  /** A snapshot of every state that the walks have reached. */
  reachedBy: (tour: FoundTour) => AnyMachineSnapshot[]
}

export interface Reference {
  /** File from the root → text. */
  pages: Map<string, string>
  /** What the explorer says of a machine of core, as Markdown. */
  about: (id: string) => string | undefined
  /** A line a machine, for an index. */
  lines: { id: string; words: string }[]
}

const sentRow = /^\| `([a-z]+\.[a-zA-Z]+)`(?: `[^`]*`)? \| (.*) \|$/gm

/** The README's table of what to send: event → what a person did. */
const sentBy = (readme: string) =>
  new Map(
    [...readme.matchAll(sentRow)].map(([, event = '', did = '']) => [
      event,
      did,
    ]),
  )

/** The parts of a system's view. */
const partsOf = (fields: { name: string }[]) =>
  new Set(fields.map(({ name }) => name))

/**
 * The reference of core's machines: a page each. Its words are the page's own; all
 * else is read off the types and the chart.
 */
export function referenceOf(options: ReferenceOptions): Reference {
  const { root, read, isPublic, reachedBy, typesOf } = options
  const types = openTypes(root)
  try {
    /** The root speaks of what its machines do. */
    const importsOf = (id: string) =>
      options.tours
        .filter(({ machine }) => id === 'system' || machine.id === id)
        .flatMap((tour) => importedBy(tour.folder, typesOf(tour)))
    const [system] = types.read('system', 'core/system').view
    const sent = sentBy(read('core/README.md'))
    const parts = partsOf(system?.fields ?? [])
    const made = options.tours.map((tour) => {
      const { machine, folder } = tour
      const { id } = machine
      const page: PageParts = {
        id,
        machine: machine as AnyStateMachine,
        words: wordsOf(read(pageOf(id))) || (tour.about ?? ''),
        types: types.read(id, folder),
        paths: [`/${id}`, `/${id}/actors`].filter(isPublic),
        isInSystem: parts.has(id),
        sent,
        statuses: statusesOf(tour, reachedBy(tour)),
        saidOf: (code: string) => saidOf(id, code),
      }
      if (!page.words) throw new Error(`Nothing is said about ${id}`)
      return page
    })
    const bare = made.map((page) => ({
      file: pageOf(page.id),
      text: pageWith(page),
      imported: importsOf(page.id),
    }))
    const shared = types.readShared(
      bare.flatMap(({ text, imported }) => {
        const names = unshown(text)
        return imported.filter(({ name }) => names.includes(name))
      }),
    )
    const pages = new Map(
      bare.map(({ file, text, imported }) => [
        file,
        text + leadToTypes(text, imported, shared),
      ]),
    )
    pages.set(typesFile, typesPage(shared))
    return {
      pages,
      about: (id) => {
        const page = made.find((each) => each.id === id)
        return page && `${page.words}\n\n${summaryOf(page)}`
      },
      lines: made.map(({ id, words }) => ({ id, words: firstSentence(words) })),
    }
  } finally {
    types.close()
  }
}
