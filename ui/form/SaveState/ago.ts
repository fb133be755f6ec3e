import { forms } from '@narwhal-club/core/messages/pages/forms'

const words = forms.save
const minute = 60_000
const hour = 60 * minute

/** How long ago, in the coarsest unit that says it; milliseconds. */
export function ago(elapsed: number): string {
  if (elapsed < 2_000) return words.justNow
  if (elapsed < minute) return words.seconds(Math.floor(elapsed / 1_000))
  if (elapsed < hour) return words.minutes(Math.floor(elapsed / minute))
  return words.hours(Math.floor(elapsed / hour))
}
