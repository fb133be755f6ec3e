import { sceneAt } from '../explorer/engine.ts'
import { titleOf } from '../explorer/names.ts'
import type { Render } from '../explorer/tour.ts'
import { type FoundTour, tours } from '../explorer/tours.ts'
import type { StatePath } from './failures/seen.ts'

interface StoriesModule {
  [exportName: string]: { args?: { path?: string } }
}

const stories = import.meta.glob<StoriesModule>(
  '../explorer/generated/*.states.stories.tsx',
)
const views = import.meta.glob<Record<string, Render<never>>>(
  '../explorer/views/*.tsx',
)

/** A machine with all that the explorer has of it. */
export interface ToldMachine {
  tour: FoundTour
  states: StatePath[]
  /** How it looks, where it has a look. */
  render: Render<never> | undefined
}

/** A story is named for the sidebar: what its state is, its path says. */
const statesOf = (tour: FoundTour, module: StoriesModule): StatePath[] =>
  Object.entries(module).flatMap(([exportName, { args }]) => {
    if (args?.path === undefined) return []
    const { value } = sceneAt(tour, args.path).snapshot
    return [{ exportName, title: titleOf(value), path: args.path }]
  })

/** Loads a machine's states and its look; `undefined` where there is none. */
export async function machineOf(id: string): Promise<ToldMachine | undefined> {
  const tour = tours[id]
  const load = stories[`../explorer/generated/${id}.states.stories.tsx`]
  if (!tour || !load) return undefined
  const view = await views[`../explorer/views/${id}.tsx`]?.()
  return { tour, states: statesOf(tour, await load()), render: view?.[id] }
}
