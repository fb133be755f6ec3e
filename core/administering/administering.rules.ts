import { reasonLimits } from '../contract/kit/texts.ts'
import { administering as words } from '../messages/pages/administering.ts'
import { lengthOf, normaliseText } from '../rules/governance/text.ts'

/** What is wrong with a reason; undefined: it will do. */
export function errorOfReason(written: string): string | undefined {
  const { least, most } = reasonLimits
  const length = lengthOf(normaliseText(written))
  if (length < least) return words.error.short(least)
  if (length > most) return words.error.long(most)
  return undefined
}
