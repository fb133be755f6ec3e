import { briefOf } from '../explorer/brief.ts'
import { sceneAt } from '../explorer/engine.ts'
import { titleOf } from '../explorer/names.ts'
import { redact } from '../explorer/redact.ts'
import type { FoundTour } from '../explorer/tours.ts'
import type { Explored } from './report.types.ts'

const isOf = (story: string, id: string) =>
  story.startsWith(`machines-${id.toLowerCase()}--`)

/**
 * The machine that a story shows, taken along the path once more: it stands still,
 * so it is the one on the stage. `null` where the story shows none, or the path is
 * not the chart's.
 */
export function exploredAt(
  tours: Record<string, FoundTour>,
  story: string,
  path: string | null,
): Explored | null {
  const tour = Object.values(tours).find(({ machine }) =>
    isOf(story, machine.id),
  )
  if (!tour || path === null) return null
  try {
    const { snapshot, log } = sceneAt(tour, path)
    const steps = log.map(({ step }) => {
      const event = redact(step.event) as typeof step.event
      return briefOf({ ...step, event })
    })
    return {
      machine: tour.machine.id,
      state: titleOf(snapshot.value),
      path,
      steps,
      context: JSON.stringify(redact(snapshot.context), null, 2),
    }
  } catch {
    return null
  }
}
