import { createBaseActors } from './system.base.ts'
import type { SystemActors } from './system.types.ts'
import { createLateWorld, type DeferredSystemPorts } from './system.world.ts'

export type { DeferredSystemPorts } from './system.world.ts'

/**
 * Builds every machine with its actors, but those of the table in
 * `system.late.ts` come when they are first asked for: most visitors read, and
 * never connect.
 */
export function createDeferredSystemActors(
  ports: DeferredSystemPorts,
): SystemActors {
  const { api, actors } = createBaseActors(ports)
  return { ...actors, late: createLateWorld(ports, api) }
}
