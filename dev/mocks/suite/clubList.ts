import { surface, urlOf } from '@narwhal-club/core/contract'
import type { Answered } from './side.ts'

/** The clubs of both sides besides the main one. */
export const paused = 'deep-dive'
export const archived = 'first-tide'

export const listPath = (asked: object) => urlOf(surface.clubs, asked)
export const idsOf = ({ json }: Answered) =>
  json.rows.map(({ id }: { id: string }) => id)
