/**
 * Writes JSON in ASCII, all other signs escaped: what says the same takes half
 * the memory of whoever reads it, since engines keep a text of such signs alone
 * in one byte each. Bundles are written so.
 */
export const asciiJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\x80-\uffff]/g, escapeUnit)

const escapeUnit = (unit: string) =>
  `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
