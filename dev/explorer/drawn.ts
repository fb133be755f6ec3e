import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { entries } from '../pictures/stories.ts'
import { root } from '../world/root.ts'

/** A state's story, as it was generated. */
export interface StateStory {
  id: string
  /** Where it is in the sidebar: `Machines/Login`. */
  title: string
  /** The state: `connecting.prompted`. */
  state: string
  /** The way there, as the URL has it. */
  path: string
}

const generated = resolve(root, '.storybook/explorer/generated')
const story =
  /name: '([^']+)',\n {2}args: \{ path: '([^']*)' \},\n {2}play: explored\.reaches\('([^']+)'\)/g

function storiesOf(file: string): StateStory[] {
  const text = readFileSync(resolve(generated, file), 'utf8')
  const title = /title: '([^']+)'/.exec(text)?.[1] ?? ''
  return [...text.matchAll(story)].flatMap(
    ([, name = '', path = '', state = '']) =>
      entries
        .filter((entry) => entry.title === title && entry.name === name)
        .map(({ id }) => ({ id, title, state, path })),
  )
}

/** The story of every state of every machine. */
export const states = readdirSync(generated)
  .filter((file) => file.endsWith('.states.stories.tsx'))
  .flatMap(storiesOf)

/** Numbers below a bound from a seed (mulberry32), so that a draw can be repeated. */
function drawFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Draws so many, none of them twice. */
export function drawSome<Item>(
  all: readonly Item[],
  many: number,
  seed: number,
) {
  const left = [...all]
  const next = drawFrom(seed)
  return Array.from({ length: many }, () =>
    left.splice(next(left.length), 1),
  ).flat()
}
