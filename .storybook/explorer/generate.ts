import {
  startRun,
  stepsOf,
  type Tour,
  type WalkPath,
  walkPaths,
  withFakes,
} from '@narwhal-club/core/testing'
import Elk from 'elkjs/lib/elk.bundled.js'
import type { ELK } from 'elkjs/lib/elk-api.js'
import type { AnyStateMachine } from 'xstate'
import { layOut } from './chart/layOut.ts'
import type { ChartLayout } from './chart/layout.types.ts'
import { chartOrder, nodesOf } from './chart/order.ts'
import { outlineOf } from './chart/outline.ts'
import {
  activeIds,
  capital,
  exportOf,
  regionsOf,
  shortTitleOf,
  titleOf,
} from './names.ts'
import { type FoundTour, tours } from './tours.ts'

/** A state of a machine, and the way there. */
export interface StateStory {
  name: string
  title: string
  path: string
  value: unknown
}

/** Spells a path as indices of choices, as stories and URLs hold it. */
function spell(
  tour: Tour,
  { input, steps }: WalkPath<AnyStateMachine>,
): string {
  const run = startRun(withFakes(tour.machine), { input })
  const indices = steps.map((step) => {
    const index = stepsOf(run.getSnapshot(), tour).findIndex(
      ({ label }) => label === step.label,
    )
    run.take(step)
    return index
  })
  run.stop()
  return indices.join('-')
}

/** All that a tour leads to. */
export const walkOf = (tour: Tour) =>
  walkPaths(tour.machine, { ...tour, inputs: [tour.input] })

/**
 * One story for every state value that can be reached, by a shortest path; in
 * the order of the chart, which is that in which a person meets them.
 */
export function statesOf(
  tour: Tour,
  { shortest } = walkOf(tour),
): StateStory[] {
  const inOrder = chartOrder(tour.machine)
  return shortest
    .map((path) => {
      const value = path.steps.at(-1)?.value ?? path.start
      return {
        name: exportOf(value),
        title: titleOf(value),
        value,
        path: spell(tour, path),
      }
    })
    .sort((a, b) => inOrder(a.value, b.value))
}

/** What a machine's chart looks like, with room for what is written on it. */
export const chartLayout = (
  elk: ELK,
  { machine }: Tour,
  states: StateStory[],
): Promise<ChartLayout> =>
  layOut(
    elk,
    outlineOf(machine),
    states.map(({ value }) => activeIds(nodesOf(machine.root, value))),
  )

const notice =
  '// Made by `npm run stories:generate` from the chart: a change here is lost.'

/** How a machine looks, where it has a look: `views/<id>.tsx`. */
const views = Object.keys(import.meta.glob('./views/*.tsx'))
const viewOf = (id: string) =>
  views.includes(`./views/${id}.tsx`)
    ? `import { ${id} as render } from '../views/${id}.tsx'`
    : "import { plain as render } from '../views/plain.tsx'"

/** Of a machine that is in several states at once, always or somewhere. */
const hasRegions = (states: StateStory[]) =>
  states.some(({ value }) => regionsOf(value).length > 1)

const storiesOf = (
  id: string,
  { folder }: FoundTour,
  states: StateStory[],
) => `${notice}
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ExploredArgs, exploring, matrix, page } from '../Explored.tsx'
import { Matrix } from '../Matrix.tsx'
${hasRegions(states) ? "import { Regions } from '../Regions.tsx'\n" : ''}import { tour as bare } from '../../../${folder}/${id}.tour.ts'
import { placed } from '../tours.ts'
${viewOf(id)}
import { layout } from './${id}.chart.ts'

const tour = placed(bare, '${folder}')
const explored = exploring({ tour, layout, render })
const meta = {
  title: 'Machines/${capital(id)}',
  parameters: page,
  render: explored.render,
} satisfies Meta<ExploredArgs>

export default meta
type Story = StoryObj<ExploredArgs>

${states
  .map(
    ({ name, title, path, value }) => `export const ${name}: Story = {
  name: '${shortTitleOf(value)}',
  args: { path: '${path}' },
  play: explored.reaches('${title}'),
}
`,
  )
  .join('')}
const states = [
${states
  .map(
    ({ name, title, path, value }) =>
      `  { name: '${name}', title: '${title}', path: '${path}', value: ${JSON.stringify(value)} },
`,
  )
  .join('')}]

/** Every state in every theme: at 360 and at 1440 pixels, that is the state matrix. */
export const AllStates: Story = {
  name: 'All states',
  parameters: matrix,
  render: () => <Matrix tour={tour} render={render} states={states} />,
}
${
  hasRegions(states)
    ? `
/** What runs side by side, apart; and any two against each other. */
export const RegionsApart: Story = {
  name: 'Regions',
  render: () => <Regions kind={meta.title} states={states} />,
}
`
    : ''
}`

/** A node or an edge a line. */
const compact = ({ nodes, edges, ...size }: ChartLayout) =>
  [
    '{',
    ...Object.entries(size).map(
      ([key, value]) => `  ${key}: ${JSON.stringify(value)},`,
    ),
    ...Object.entries({ nodes, edges }).flatMap(([key, rows]) => [
      `  ${key}: [`,
      ...rows.map((row) => `    ${JSON.stringify(row)},`),
      '  ],',
    ]),
    '}',
  ].join('\n')

const chartOf = (layout: ChartLayout) => `${notice}
import type { ChartLayout } from '../chart/layout.types.ts'

export const layout: ChartLayout = ${compact(layout)}
`

const docsOf = (
  id: string,
  about: string,
) => `{/* Made by \`npm run stories:generate\`: a change here is lost. */}
import { Meta } from '@storybook/addon-docs/blocks'
import { StaticChart } from '../chart/StaticChart.tsx'
import { layout } from './${id}.chart.ts'
import * as stories from './${id}.states.stories.tsx'

<Meta of={stories} name="What it is" />

# ${capital(id)}

${about}

## The chart

<StaticChart layout={layout} title="${id}" />

Every state is a story beside this page: it stands still, and its buttons lead on.
`

/**
 * Everything that is made from the charts: file name → text.
 *
 * @param states of each machine, by its id.
 * @param aboutOf what the reference says of a machine, where it has a page.
 */
export async function generate(
  states: ReadonlyMap<string, StateStory[]>,
  aboutOf: (id: string) => string | undefined,
): Promise<Map<string, string>> {
  const elk = new Elk()
  const files = new Map<string, string>()
  for (const [id, tour] of Object.entries(tours)) {
    const reached = states.get(id) ?? []
    const layout = await chartLayout(elk, tour, reached)
    files.set(`${id}.chart.ts`, chartOf(layout))
    files.set(`${id}.states.stories.tsx`, storiesOf(id, tour, reached))
    const about = tour.about ?? aboutOf(id)
    if (!about) throw new Error(`Nothing is said about ${id}`)
    files.set(`${id}.mdx`, docsOf(id, about))
  }
  return files
}
