import type { Tour } from '@narwhal-club/core/testing'
import type { PlacedTour } from './tour.ts'

/** A tour that was found, and the folder of its machine: `core/wallet`. */
export interface FoundTour extends PlacedTour {
  folder: string
}

/**
 * Says where a test imports a machine from: a machine of `core` by its subpath,
 * one of `app` by its file.
 *
 * @param folder of the machine, from the root: `core/wallet`.
 */
export function placed(tour: Tour, folder: string): FoundTour {
  const { id } = tour.machine
  const isCore = folder.startsWith('core/')
  const module = `@narwhal-club/${folder}${isCore ? '' : `/${id}.machine.ts`}`
  return { ...tour, folder, from: { module, name: `${id}Machine` } }
}

const found = import.meta.glob<Tour>(
  ['../../core/**/*.tour.ts', '../../app/**/*.tour.ts', '!**/dist/**'],
  { eager: true, import: 'tour' },
)

/** Every machine of the product, by its id: a machine brings `x.tour.ts`. */
export const tours: Record<string, FoundTour> = Object.fromEntries(
  Object.entries(found).map(([file, tour]) => {
    const folder = file.split('/').slice(2, -1).join('/')
    return [tour.machine.id, placed(tour, folder)]
  }),
)
