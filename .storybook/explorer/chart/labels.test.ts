import { expect, test } from 'vitest'
import { labelled, overlap, placeLabels } from './labels.ts'
import { solidOf } from './layOut.ts'
import type { ChartLayout, LayoutEdge } from './layout.types.ts'

const charts = import.meta.glob<ChartLayout>('../generated/*.chart.ts', {
  eager: true,
  import: 'layout',
})
const stories = import.meta.glob<string>('../generated/*.states.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const idOf = (file: string) => file.split('/').at(-1)?.split('.')[0] ?? ''

/** The active states of every story of a machine, groups included. */
function scenesOf(machine: string): Set<string>[] {
  const text = stories[`../generated/${machine}.states.stories.tsx`] ?? ''
  return [...text.matchAll(/reaches\('([^']+)'\)/g)].map(([, state = '']) => {
    const leaves = state.split(' + ').map((leaf) => leaf.split('.'))
    return new Set(
      leaves.flatMap((leaf) =>
        leaf.map((_, at) => [machine, ...leaf.slice(0, at + 1)].join('.')),
      ),
    )
  })
}

/** What is written on the chart and touches something, in words. */
function collisionsOf(
  layout: ChartLayout,
  active: Set<string>,
  latest: Set<string>,
): string[] {
  const told = labelled(layout, active, latest)
  const shown = layout.edges.filter(({ key }) => told.has(key))
  return shown.flatMap(({ key, label }, at) => {
    if (!label) return [`${key} says nothing`]
    const boxes = layout.nodes.map((node) => ({
      name: node.id,
      box: solidOf(node),
    }))
    const labels = shown.slice(at + 1).map((other) => ({
      name: other.key,
      box: other.label ?? label,
    }))
    return [...boxes, ...labels]
      .filter(({ box }) => overlap(label, box))
      .map(({ name }) => `${key} on ${name}`)
  })
}

for (const [file, layout] of Object.entries(charts)) {
  const machine = idOf(file)
  test(`default: ${machine}: in no state a label touches a label or a box`, () => {
    const scenes = scenesOf(machine)
    expect(scenes.length).toBeGreaterThan(0)
    for (const active of scenes) {
      const open = layout.edges.filter(({ from }) => active.has(from))
      const told = labelled(layout, active, new Set())
      expect([...told].sort()).toEqual(open.map(({ key }) => key).sort())
      expect(collisionsOf(layout, active, new Set())).toEqual([])
    }
  })
  test(`behavior: ${machine}: nor does that of the step that led there`, () => {
    for (const active of scenesOf(machine))
      for (const { key, to } of layout.edges)
        if (active.has(to))
          expect(collisionsOf(layout, active, new Set([key]))).toEqual([])
  })
  test(`behavior: ${machine}: the beginning stands at the top`, () => {
    const roots = layout.nodes.filter(({ id }) => id.split('.').length === 2)
    const begins = roots.filter(({ initial }) => initial)
    const top = Math.min(...roots.map(({ y }) => y))
    const isParallel = begins.length > 1
    if (!isParallel) expect(begins.map(({ y }) => y)).toEqual([top])
  })
}

const edge = (key: string, y: number, labels: string[]): LayoutEdge => ({
  key,
  from: 'a',
  to: key,
  labels,
  guards: [],
  points: [
    [20, y],
    [120, y],
  ],
  label: null,
})
const room = { width: 200, height: 200 }
const together = [new Set(['a'])]

test('behavior: what has no room for all is folded', () => {
  const five = ['one', 'two', 'three', 'four', 'five']
  const wall = [{ x: 0, y: 0, width: 200, height: 88 }]
  const floor = [{ x: 0, y: 112, width: 200, height: 88 }]
  const place = (solid: typeof wall) =>
    placeLabels([edge('b', 100, five)], solid, together, room)
  expect(place([])?.[0]?.label?.lines).toEqual(['one', 'two', 'and 3 more'])
  expect(place([...wall, ...floor])?.[0]?.label?.lines).toEqual(['5 events'])
})

test('behavior: no room is no layout', () => {
  const all = [{ x: 0, y: 0, width: 200, height: 200 }]
  expect(placeLabels([edge('b', 100, ['go'])], all, together, room)).toBeNull()
})

test('behavior: labels may share a place where they are never seen together', () => {
  const one = edge('b', 100, ['go'])
  const other = { ...edge('c', 100, ['come']), from: 'd' }
  const apart = [new Set(['a']), new Set(['d'])]
  const [first, second] = placeLabels([one, other], [], apart, room) ?? []
  expect(first?.label?.y).toBe(second?.label?.y)
  const both = placeLabels([one, other], [], [new Set(['a', 'd'])], room) ?? []
  const [left, right] = both.map(({ label }) => label)
  expect(left && right && overlap(left, right)).toBe(false)
})
