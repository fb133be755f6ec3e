/** Signs that a terminal obeys, or that turn the direction of what follows. */
const obeyed =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: those are looked for
  /[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g

/**
 * Writes a line so that a terminal shows all of it and obeys nothing: what a
 * bundle says comes from a stranger, and could else paint a red verdict green.
 */
export const visible = (line: string): string =>
  line.replace(
    obeyed,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
