import { getStateNodes } from 'xstate/graph'
import type { FoundTour } from './tours.ts'

const quoted = (names: Iterable<string>) =>
  [...names].map((name) => `\`${name}\``).join(', ')

const statesOf = ({ machine }: FoundTour) =>
  `- States: ${quoted(
    getStateNodes(machine)
      .filter(({ type }) => type === 'atomic' || type === 'final')
      .map(({ path }) => path.join('.')),
  )}`

/** A section of a machine of which the README says nothing yet. */
function begun(tour: FoundTour, types: string, isPublic: IsPublic): string {
  const { id, events } = tour.machine
  if (!tour.about) throw new Error(`Nothing is said about ${id}`)
  const heard = events.filter((type) => !type.startsWith('xstate.'))
  const named = types.matchAll(/'([a-z]+\.[a-zA-Z]+)'/g)
  const others = new Set([...named].map(([, name = '']) => name))
  for (const name of heard) others.delete(name)
  const paths = [`/${id}`, `/${id}/actors`].filter(isPublic)
  return [
    `### ${id}\n`,
    `${tour.about}\n`,
    `- Import: ${quoted(paths)}`,
    statesOf(tour),
    `- Hears: ${quoted(heard)}`,
    ...(others.size > 0 ? [`- Also names: ${quoted(others)}`] : []),
  ].join('\n')
}

type IsPublic = (path: string) => boolean

/**
 * Core's README as it has to be: each machine of `core` has a section, and its
 * line of states is the chart's. What else a section says is written by hand;
 * a machine without one is given what its tour and its types say.
 *
 * @param typesOf reads a machine's `x.types.ts`.
 */
export function readmeWith(
  readme: string,
  tours: FoundTour[],
  typesOf: (tour: FoundTour) => string,
  isPublic: IsPublic,
): string {
  const [before = '', after = ''] = readme.split('\n## Errors\n')
  const machines = tours
    .filter(({ folder }) => folder.startsWith('core/'))
    .reduce((text, tour) => {
      const title = `\n### ${tour.machine.id}\n`
      if (!text.includes(title))
        return `${text}\n${begun(tour, typesOf(tour), isPublic)}\n`
      const [above = '', ...rest] = text.split(title)
      const below = rest.join(title)
      return above + title + below.replace(/^- States: .*$/m, statesOf(tour))
    }, before)
  return `${machines}\n## Errors\n${after}`
}
