import { reasonLimits } from '../contract/kit/values.ts'
import { administering as words } from '../messages/pages/administering.ts'

/** What is wrong with a reason; undefined: it will do. */
export function errorOfReason(written: string): string | undefined {
  const { least, most } = reasonLimits
  const { length } = written.trim()
  if (length < least) return words.error.short(least)
  if (length > most) return words.error.long(most)
  return undefined
}
