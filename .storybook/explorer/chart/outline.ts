import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { guardName } from '../guards.ts'
import { childrenInOrder } from './order.ts'

type Node = ReturnType<typeof getStateNodes>[number]

/** One arrow: all transitions from one state to another. */
export interface OutlineEdge {
  /** `source→target`, as the engine counts them. */
  key: string
  from: string
  to: string
  /** What fires it, in words: `login.sign`, `verify ✓`, `after 300`. */
  labels: string[]
  /** The guards on the way that its labels do not say, by name. */
  guards: string[]
}

export interface OutlineNode {
  id: string
  label: string
  kind: 'state' | 'group' | 'final'
  /** Where the machine, or this group, begins. */
  initial: boolean
  children: OutlineNode[]
}

export interface Outline {
  nodes: OutlineNode[]
  edges: OutlineEdge[]
}

/** Says in words what fires a transition. */
export function labelOf({ eventType }: AnyTransitionDefinition): string {
  const [engine, what, ...rest] = eventType.split('.')
  if (engine !== 'xstate') return eventType || 'always'
  const name = rest.slice(1).join('.')
  if (what === 'after') return `after ${rest[0]}`
  if (what === 'done') return `${rest[0] === 'actor' ? name : 'all'} ✓`
  return `${name} ✗`
}

/** Where the same may lead elsewhere, what it hangs on, as UML writes it. */
function wordsOf(
  transition: AnyTransitionDefinition,
  all: readonly AnyTransitionDefinition[],
): string {
  const { source, eventType, target = [], guard } = transition
  const label = labelOf(transition)
  const isOnlyWay = all
    .filter((each) => each.source === source && each.eventType === eventType)
    .every((each) => (each.target ?? [])[0] === target[0])
  if (isOnlyWay) return label
  return `${label} [${guard ? guardName(guard) : 'else'}]`
}

function guardOf({ guard }: AnyTransitionDefinition): string | null {
  return guard ? guardName(guard) : null
}

const isDrawn = (node: Node) => node.parent !== undefined

const kindOf = (node: Node): OutlineNode['kind'] =>
  node.type === 'final' ? 'final' : node.type === 'atomic' ? 'state' : 'group'

const childrenOf = (node: Node): OutlineNode[] =>
  childrenInOrder(node).map((child) => ({
    id: child.id,
    label: child.key,
    kind: kindOf(child),
    initial: node.type === 'parallel' || node.initial.target[0] === child,
    children: childrenOf(child),
  }))

/** Every transition of a chart, those that stay where they are included. */
export const transitionsOf = (machine: AnyStateMachine) =>
  [machine.root, ...getStateNodes(machine)].flatMap((node) => [
    ...[...node.transitions.values()].flat(),
    ...(node.always ?? []),
  ])

/** Reads off a machine what its chart shows: states in states, and arrows. */
export function outlineOf(machine: AnyStateMachine): Outline {
  const edges = new Map<string, OutlineEdge>()
  const transitions = transitionsOf(machine)
  for (const transition of transitions)
    for (const target of transition.target ?? []) {
      const { source } = transition
      if (!isDrawn(source) || !isDrawn(target)) continue
      const key = `${source.id}→${target.id}`
      const edge = edges.get(key) ?? {
        key,
        from: source.id,
        to: target.id,
        labels: [],
        guards: [],
      }
      const label = wordsOf(transition, transitions)
      if (!edge.labels.includes(label)) edge.labels.push(label)
      const guard = guardOf(transition)
      const isSaid = guard && label.endsWith(`[${guard}]`)
      if (guard && !isSaid && !edge.guards.includes(guard))
        edge.guards.push(guard)
      edges.set(key, edge)
    }
  return { nodes: childrenOf(machine.root), edges: [...edges.values()] }
}
