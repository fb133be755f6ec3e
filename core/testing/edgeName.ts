import type { AnyTransitionDefinition } from 'xstate'
import { stringify } from './stringify.ts'

/** Names an edge of a chart: where from, on what, under which condition, where to. */
export function edgeName(edge: AnyTransitionDefinition): string {
  const targets = edge.target?.map((node) => node.id).join(', ') ?? 'stays'
  const guard = edge.guard ? ` [${stringify(edge.guard)}]` : ''
  return `${edge.source.id} · ${edge.eventType || 'always'}${guard} → ${targets}`
}
