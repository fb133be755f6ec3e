import type { ModerationItem } from '@narwhal-club/core/contract'
import { paths } from '../../../paths.ts'

/** Where a thing of the queue is read. */
export function placeHref({
  club,
  place,
}: Pick<ModerationItem, 'club' | 'place'>): string {
  return paths[place.kind](club.id, place.id)
}
