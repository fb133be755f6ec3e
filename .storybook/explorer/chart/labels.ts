import type {
  Box,
  ChartLayout,
  LayoutEdge,
  LayoutLabel,
  Point,
} from './layout.types.ts'

/** The width of a letter and the height of a line at 10.5 pixels. */
const letter = 6.5
const line = 14
/** What is left free between a label and what it may not touch. */
const air = 3
/** How far apart the places are that are tried on a line. */
const stride = 8

export const overlap = (a: Box, b: Box, room = 0) =>
  a.x < b.x + b.width + room &&
  b.x < a.x + a.width + room &&
  a.y < b.y + b.height + room &&
  b.y < a.y + a.height + room

/** All of it, then what stands for it where there is no room. */
function foldings(labels: string[]): string[][] {
  const [first = '', second = ''] = labels
  const many = labels.length
  return [
    ...(many <= 4 ? [labels] : []),
    ...(many > 3 ? [[first, second, `and ${many - 2} more`]] : []),
    ...(many > 2 ? [[first, `and ${many - 1} more`]] : []),
    ...(many > 1 ? [[`${many} events`]] : []),
  ]
}

type Stretch = [from: Point, to: Point]
const stretchesOf = ({ points }: Pick<LayoutEdge, 'points'>): Stretch[] =>
  points.slice(1).map((to, at) => [points[at] ?? to, to])

const boxOf = ([[ax, ay], [bx, by]]: Stretch): Box => ({
  x: Math.min(ax, bx),
  y: Math.min(ay, by),
  width: Math.abs(ax - bx),
  height: Math.abs(ay - by),
})

interface Spot {
  at: Point
  isUpright: boolean
  /** How far it is from where the edge begins. */
  far: number
}

/** Places on an edge, but not where its arrow is; of a short one, its middle. */
function spotsOf(edge: LayoutEdge): Spot[] {
  const spots: Spot[] = []
  let gone = 0
  for (const [[ax, ay], [bx, by]] of stretchesOf(edge)) {
    const length = Math.hypot(bx - ax, by - ay)
    const many = Math.max(1, Math.floor(length / stride) - 1)
    for (let at = 1; at <= many; at++) {
      const share = at / (many + 1)
      spots.push({
        at: [ax + (bx - ax) * share, ay + (by - ay) * share],
        isUpright: Math.abs(bx - ax) < 1,
        far: gone + length * share,
      })
    }
    gone += length
  }
  return spots
}

interface Candidate extends LayoutLabel {
  spot: Point
  cost: number
}

/** Where a label may stand: on its line, then beside it. */
function candidatesOf(edge: LayoutEdge): Candidate[] {
  const spots = spotsOf(edge)
  return foldings(edge.labels).flatMap((lines, folded) => {
    const width = Math.max(...lines.map(({ length }) => length)) * letter
    const height = lines.length * line
    return spots.flatMap(({ at: [x, y], isUpright, far }) =>
      [0, 1, -1].map((side) => {
        const [dx, dy] = isUpright
          ? [side * (width / 2 + 7), 0]
          : [0, side * (height / 2 + 5)]
        return {
          lines,
          spot: [x, y] satisfies Point,
          x: Math.round(x + dx - width / 2),
          y: Math.round(y + dy - height / 2),
          width,
          height,
          cost: folded * 120 + (side === 0 ? 0 : 25) + far / 8,
        }
      }),
    )
  })
}

/**
 * What a label costs where others that are seen with it run: behind it, or on
 * the same line, where nobody knows whose it is.
 */
function crowdOf({ spot, ...label }: Candidate, others: Box[][]): number {
  const [x, y] = spot
  const point = { x, y, width: 0, height: 0 }
  const isBehind = others.filter((boxes) =>
    boxes.some((box) => overlap(label, box, 1)),
  )
  const isShared = others.some((boxes) =>
    boxes.some((box) => overlap(point, box, 2)),
  )
  return isBehind.length * 60 + (isShared ? 900 : 0)
}

/** Edges by key → those that are seen at the same moment. */
function seenTogether(edges: LayoutEdge[], scenes: ReadonlySet<string>[]) {
  const together = new Map(edges.map(({ key }) => [key, new Set<LayoutEdge>()]))
  for (const scene of scenes) {
    const open = edges.filter(({ from }) => scene.has(from))
    for (const edge of open)
      for (const other of open)
        if (other !== edge) together.get(edge.key)?.add(other)
  }
  return together
}

/**
 * Gives every edge's label a place where it touches no state, no name and no
 * label that is seen at the same moment. Lines may pass behind it.
 *
 * @param solid what no label may cover.
 * @param scenes the active states of each moment.
 * @param borders lines around groups, which a label covers where it has to.
 * @returns null where there is no room for all.
 */
export function placeLabels(
  edges: LayoutEdge[],
  solid: Box[],
  scenes: ReadonlySet<string>[],
  within: { width: number; height: number },
  borders: Box[] = [],
): LayoutEdge[] | null {
  const together = seenTogether(edges, scenes)
  const runs = new Map(
    edges.map((edge) => [edge.key, stretchesOf(edge).map(boxOf)]),
  )
  const placed = new Map<string, LayoutLabel>()
  const isFree = (box: Box, others: LayoutEdge[]) =>
    box.x >= 2 &&
    box.x + box.width <= within.width - 2 &&
    !solid.some((each) => overlap(box, each, air)) &&
    !others.some(({ key }) => {
      const other = placed.get(key)
      return other && overlap(box, other, air)
    })
  // Those with the least choice choose first.
  const choices = edges
    .map((edge) => ({
      edge,
      candidates: candidatesOf(edge).sort((a, b) => a.cost - b.cost),
    }))
    .sort((a, b) => a.candidates.length - b.candidates.length)
  for (const { edge, candidates } of choices) {
    const others = [...(together.get(edge.key) ?? [])]
    const theirs = others.map(({ key }) => runs.get(key) ?? [])
    let best: Candidate | null = null
    for (const candidate of candidates) {
      if (best && candidate.cost >= best.cost) break
      if (!isFree(candidate, others)) continue
      const cost =
        candidate.cost +
        crowdOf(candidate, theirs) +
        borders.filter((border) => overlap(candidate, border)).length * 80
      if (!best || cost < best.cost) best = { ...candidate, cost }
    }
    if (!best) return null
    const { cost: _, spot: __, ...label } = best
    placed.set(edge.key, label)
  }
  return edges.map((edge) => ({ ...edge, label: placed.get(edge.key) ?? null }))
}

/**
 * The edges whose labels are shown: all that lead out of where the machine is,
 * and those of the last step where they are in nobody's way.
 */
export function labelled(
  { edges }: Pick<ChartLayout, 'edges'>,
  active: ReadonlySet<string>,
  latest: ReadonlySet<string>,
): Set<string> {
  const open = edges.filter(({ from }) => active.has(from))
  const shown = [...open]
  for (const edge of edges) {
    if (!latest.has(edge.key) || active.has(edge.from)) continue
    const isInTheWay = shown.some(
      ({ label }) => label && edge.label && overlap(label, edge.label, air),
    )
    if (!isInTheWay) shown.push(edge)
  }
  return new Set(shown.map(({ key }) => key))
}
