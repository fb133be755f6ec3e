import { checkLinks } from '@narwhal-club/core/governance'
import { RefusalError } from '../../errors.ts'

/** @throws RefusalError for words that lead where nobody is to be led. */
export function holdToLinks(
  texts: readonly string[],
  blocked: ReadonlySet<string>,
): void {
  const fields = Object.fromEntries(texts.map((text, at) => [at, text]))
  const { refused } = checkLinks(fields, blocked)
  if (refused.length > 0) throw new RefusalError('link_blocked')
}
