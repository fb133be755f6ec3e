import { bytesToString } from 'viem'
import { type BundleText, readText } from '../rules/audit/index.ts'

/** There is more than may be read here: nothing is known of it. */
export class TooLongError extends Error {
  override name = 'TooLongError'
}

/**
 * Reads JSON in UTF-8 that may be a bundle. What is none is undefined: an audit
 * finds it red.
 *
 * @throws TooLongError
 */
export function readJson(bytes: Uint8Array): BundleText {
  let text: string
  try {
    text = bytesToString(bytes)
  } catch (cause) {
    // No bytes are wrong to a decoder that puts signs in the place of bad ones.
    throw new TooLongError(`${bytes.length} bytes`, { cause })
  }
  return readText(text, bytes)
}
