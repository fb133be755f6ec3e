import { encodeOver } from '../hashes.ts'

let bytes = new Uint8Array(4_096)

/**
 * Writes the last member of an object as JSON in UTF-8: what stands before its
 * value, a text, and what closes the object. The bytes are those of
 * `start + JSON.stringify(text) + '}'`, which makes two long texts for each line
 * and takes twice as long. They are there until the next are written.
 */
export function encodeMember(start: string, text: string): Uint8Array {
  const before = encodeOver(start)
  // At most three bytes a code unit, each with a backslash before it; two quotes and a brace.
  const most = before.length + 6 * text.length + 3
  if (bytes.length < most) bytes = new Uint8Array(most)
  bytes.set(before)
  const end = putText(encodeOver(text), before.length)
  return end === undefined
    ? encodeOver(`${start}${JSON.stringify(text)}}`)
    : bytes.subarray(0, end)
}

const quote = 0x22
const backslash = 0x5c
const brace = 0x7d

/**
 * Gives where it ends; undefined where JSON escapes more than quotes and
 * backslashes: control characters, and halves of surrogate pairs.
 */
function putText(text: Uint8Array, start: number): number | undefined {
  let at = start
  bytes[at++] = quote
  for (let each = 0; each < text.length; each += 1) {
    const byte = text[each] as number
    if (byte < 0x20 || isReplaced(text, each)) return undefined
    if (byte === quote || byte === backslash) bytes[at++] = backslash
    bytes[at++] = byte
  }
  bytes[at++] = quote
  bytes[at++] = brace
  return at
}

/** U+FFFD: UTF-8 has it for half of a surrogate pair, which JSON escapes. */
const isReplaced = (text: Uint8Array, at: number) =>
  text[at] === 0xef && text[at + 1] === 0xbf && text[at + 2] === 0xbd
