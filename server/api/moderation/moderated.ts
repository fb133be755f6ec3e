import type { Moderated } from '@narwhal-club/core/contract'
import {
  enoughToFold,
  type ModerationState,
} from '@narwhal-club/core/governance'
import { RefusalError } from '../../errors.ts'

/** What of a thing's moderation its pages say. Moments are UTC milliseconds. */
export interface Mark {
  state: ModerationState
  warning: string | null
  reason: string | null
  at: number | null
  reports: number
}

/** A thing that may have been looked at; nothing: it never was. */
export interface Marked {
  mark?: Mark | null | undefined
}

/** Whether its words are off the pages. */
export const isTaken = ({ mark }: Marked): boolean =>
  mark !== null && mark !== undefined && mark.state !== 'stands'

/** @throws RefusalError for what was taken down: nobody changes it. */
export function holdToStanding(marked: Marked): void {
  if (isTaken(marked)) throw new RefusalError('taken_down')
}

const instant = (at: number) => new Date(at).toISOString()

/** What readers are told; nothing of what nobody minds. */
export function presentMark({ mark }: Marked): { moderated?: Moderated } {
  if (!mark) return {}
  const { state, warning, reason, at, reports } = mark
  const since = at === null ? {} : { at: instant(at) }
  if (state !== 'stands')
    return { moderated: { as: state, ...(reason && { reason }), ...since } }
  if (warning !== null)
    return { moderated: { as: 'warned', reason: warning, ...since } }
  return reports >= enoughToFold ? { moderated: { as: 'reported' } } : {}
}
