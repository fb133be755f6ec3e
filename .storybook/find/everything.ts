import { found } from '../explorer/generated/found.ts'
import type { FoundMachine } from './found.types.ts'
import { type Look, looksIn } from './seen.ts'
import type { StoryTexts } from './storyTexts.ts'

/** A state, or a story of a component: a link. */
export interface Place {
  machine: string
  state: string
  story: string
  /** The way there, where it is not the story's own. */
  path?: string
}

/** Something with a name, and the states where it is. */
export interface Named {
  name: string
  /** What is said of it, or by it. */
  says: readonly string[]
  /** The machines that it belongs to. */
  machines: readonly string[]
  places: readonly Place[]
}

export interface Everything {
  states: readonly Place[]
  events: readonly Named[]
  facts: readonly Named[]
  failures: readonly Named[]
  texts: readonly Named[]
  /** What components show. */
  storyTexts: readonly Named[]
}

/** The same name of several machines is one thing: `account.changed`. */
function gathered(all: readonly Named[]): Named[] {
  const byName = new Map<string, Named[]>()
  for (const part of all)
    byName.set(part.name, [...(byName.get(part.name) ?? []), part])
  return [...byName].map(([name, parts]) => ({
    name,
    says: [...new Set(parts.flatMap(({ says }) => says))],
    machines: [...new Set(parts.flatMap(({ machines }) => machines))],
    places: parts.flatMap(({ places }) => places),
  }))
}

/** What is kept of the words in every state, by the machine's id. */
const keptStates = Object.entries(
  import.meta.glob<string>('../../dev/pictures/kept/machines-*.txt', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).map(([file, text]): [id: string, looks: Look[]] => [
  /machines-(.*)\.txt$/.exec(file)?.[1] ?? '',
  looksIn(text),
])

/** Words of the same state again are no further place. */
const once = (places: readonly Place[]) => [
  ...new Map(places.map((place) => [place.story, place])).values(),
]

function textsOf(states: readonly Place[]): Named[] {
  const all = keptStates.flatMap(([id, looks]) =>
    looks.flatMap(({ states: titles, texts }) => {
      const places = states.filter(
        ({ machine, state }) =>
          machine.toLowerCase() === id && titles.includes(state),
      )
      const machines = places.slice(0, 1).map(({ machine }) => machine)
      return texts.map((name) => ({ name, says: [], machines, places }))
    }),
  )
  return gathered(all).map((text) => ({ ...text, places: once(text.places) }))
}

const machineStates = found.map(({ id, states }) =>
  states.map(({ title, story }) => ({ machine: id, state: title, story })),
)

/** Of one machine: each name with the states that point at it. */
function named(
  at: number,
  names: readonly string[],
  key: 'hears' | 'told',
): Named[] {
  const machine = found[at]
  return names.map((name, place) => ({
    name,
    says: [],
    machines: machine ? [machine.id] : [],
    places: (machineStates[at] ?? []).filter((_, state) =>
      machine?.states[state]?.[key].includes(place),
    ),
  }))
}

/** The failures of one machine: each with what is said of it, and where it is seen. */
const failuresOf = ({ id, failures }: FoundMachine, at: number): Named[] =>
  failures.map(({ code, says, seen }) => ({
    name: code,
    says,
    machines: [id],
    places: seen.flatMap(([state, path]) => {
      const place = machineStates[at]?.[state]
      return place ? [{ ...place, path }] : []
    }),
  }))

/** `components-kit-select--empty` → select, empty. */
function placeOf(story: string): Place {
  const [component = '', name = ''] = story.split('--')
  const machine = component.split('-').at(-1) ?? ''
  return { machine, state: name.replaceAll('-', ' '), story }
}

function storyTexts({ stories, texts }: StoryTexts): Named[] {
  const places = stories.map(placeOf)
  return texts.map(([name, at]) => ({
    name,
    says: [],
    machines: [],
    places: at.flatMap((each) => places[each] ?? []),
  }))
}

/**
 * All that can be found: of every machine, and in the stories of
 * components.
 *
 * @param kept what those show.
 */
export function everything(kept: StoryTexts): Everything {
  const states = machineStates.flat()
  return {
    states,
    events: gathered(
      found.flatMap(({ events }, at) => named(at, events, 'hears')),
    ),
    facts: gathered(found.flatMap(({ facts }, at) => named(at, facts, 'told'))),
    failures: gathered(found.flatMap(failuresOf)),
    texts: textsOf(states),
    storyTexts: storyTexts(kept),
  }
}

/** Where what is kept and what the machines are now do not meet. */
export function unmatched() {
  const titles = new Set(
    machineStates
      .flat()
      .map(({ machine, state }) => `${machine.toLowerCase()} ${state}`),
  )
  const looks = keptStates.flatMap(([id, all]) =>
    all.flatMap(({ states }) => states.map((state) => `${id} ${state}`)),
  )
  return {
    kept: looks.filter((look) => !titles.has(look)),
    found: [...titles].filter((title) => !looks.includes(title)),
  }
}
