import type { Everything, Named, Place } from './everything.ts'
import { matching } from './match.ts'

/** The groups whose things are words that people read, and no names. */
export const words = ['Texts', 'Components']

/** One kind of things that match, nearest first. */
export interface Group {
  title: string
  /** What it says where a thing of it stands in no state. */
  nowhere: string
  things: readonly Named[]
}

const asThing = (place: Place): Named => ({
  name: `${place.machine} ${place.state}`,
  says: [],
  machines: [place.machine],
  places: [place],
})

/** Looks for all words of a query in everything; groups without a match are left out. */
export function search(all: Everything, query: string): Group[] {
  const byName = ({ name }: Named) => [name]
  const groups: [
    title: string,
    nowhere: string,
    things: readonly Named[],
    textsOf: (thing: Named) => readonly string[],
  ][] = [
    ['Texts', 'Seen in no state by itself.', all.texts, byName],
    [
      'States',
      '',
      all.states.map(asThing),
      ({ name, places }) => [name, ...places.map(({ state }) => state)],
    ],
    ['Events', 'Does nothing in any state that is shown.', all.events, byName],
    ['Facts', 'Told on no shortest way to a state.', all.facts, byName],
    [
      'Failure codes',
      'No path of the explorer leads to it.',
      all.failures,
      ({ name, says }) => [name, ...says],
    ],
    ['Components', '', all.storyTexts, byName],
  ]
  return groups
    .map(([title, nowhere, things, textsOf]) => ({
      title,
      nowhere,
      things: matching(things, query, textsOf),
    }))
    .filter(({ things }) => things.length > 0)
}
