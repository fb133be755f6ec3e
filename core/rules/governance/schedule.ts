import { proposalLimits, second } from './limits.ts'

/** When its author wants a proposal to be voted on, as signed: UTC seconds. */
export interface Schedule {
  /** Voting begins no sooner. @default the moment of signing */
  earliestStart: number
  /** For how long it is open, in seconds. */
  duration: number
}

/** What is wrong with a schedule (P3). */
export interface ScheduleFault {
  code: 'bad_schedule'
  part: keyof Schedule
  why: 'not_whole' | 'past' | 'too_far' | 'too_short' | 'too_long'
  /** What it may be at the utmost, in seconds; `not_whole`: of which unit. */
  limit: number
}

/** Tells the second that a moment is in: signed times have no smaller part. */
export const secondOf = (moment: number): number => Math.floor(moment / second)

/**
 * Tells what is wrong with a schedule; nothing where the list is empty.
 *
 * @param signedAt the moment that the signed message names: what was ahead when
 * it was signed may be past when its fee is paid, and no one is to blame.
 */
export function checkSchedule(
  { earliestStart, duration }: Schedule,
  signedAt: number,
): ScheduleFault[] {
  const first = secondOf(signedAt)
  const last = first + proposalLimits.startAhead
  const { least, most, unit } = proposalLimits.duration
  const start = (why: ScheduleFault['why'], limit: number) =>
    fault('earliestStart', why, limit)
  const length = (why: ScheduleFault['why'], limit: number) =>
    fault('duration', why, limit)
  return [
    !Number.isSafeInteger(earliestStart)
      ? start('not_whole', 1)
      : earliestStart < first
        ? start('past', first)
        : earliestStart > last && start('too_far', last),
    !Number.isSafeInteger(duration) || duration % unit !== 0
      ? length('not_whole', unit)
      : duration < least
        ? length('too_short', least)
        : duration > most && length('too_long', most),
  ].filter((found) => found !== false)
}

const fault = (
  part: keyof Schedule,
  why: ScheduleFault['why'],
  limit: number,
): ScheduleFault => ({ code: 'bad_schedule', part, why, limit })

/**
 * Tells when voting begins and ends, in UTC milliseconds, once it is known when
 * the proposal was published: its whole time is left, however late its fee came
 * (R5.5). Both are whole seconds, as what voters sign is: a vote that is signed
 * in the window by the clock is in it by its own time, too.
 */
export function openingOf(
  { earliestStart, duration }: Schedule,
  publishedAt: number,
): { start: number; end: number } {
  const start = Math.max(earliestStart, secondOf(publishedAt))
  return { start: start * second, end: (start + duration) * second }
}
