import { bytesToString } from 'viem'

/** It has more signs than a text may have here: nothing is known of it. */
export class TooLong extends Error {}

/**
 * Reads JSON in UTF-8. What is none is undefined: an audit finds it red.
 *
 * @throws TooLong
 */
export function readJson(bytes: Uint8Array): unknown {
  let text: string
  try {
    text = bytesToString(bytes)
  } catch (cause) {
    // No bytes are wrong to a decoder that puts signs in the place of bad ones.
    throw new TooLong(`${bytes.length} bytes`, { cause })
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
