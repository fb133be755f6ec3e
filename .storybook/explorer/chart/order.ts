import type { AnyStateMachine, AnyStateNode } from 'xstate'

/** Children as a reader meets them: where a group begins, then as the chart lists them. */
export function childrenInOrder(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states) as AnyStateNode[]
  const first = node.type === 'compound' ? node.initial.target[0] : undefined
  return children.sort((a, b) => Number(b === first) - Number(a === first))
}

/** The nodes of a state value, groups before what is in them. */
export function nodesOf(node: AnyStateNode, value: unknown): AnyStateNode[] {
  const inner = typeof value === 'string' ? { [value]: undefined } : value
  return childrenInOrder(node).flatMap((child) => {
    const own = inner as Record<string, unknown> | undefined
    if (!own || !(child.key in own)) return []
    return [child, ...nodesOf(child, own[child.key])]
  })
}

const allOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...childrenInOrder(node).flatMap(allOf),
]

/**
 * Compares state values as the chart lists its states; of regions, by the first,
 * then by the second. A chart lists the way that most people go first.
 */
export function chartOrder(
  machine: AnyStateMachine,
): (a: unknown, b: unknown) => number {
  const place = new Map(allOf(machine.root).map((node, at) => [node, at]))
  const placesOf = (value: unknown) =>
    nodesOf(machine.root, value).map((node) => place.get(node) ?? 0)
  return (a, b) => {
    const others = placesOf(b)
    const differing = placesOf(a)
      .map((at, depth) => at - (others[depth] ?? 0))
      .find((difference) => difference !== 0)
    return differing ?? 0
  }
}
