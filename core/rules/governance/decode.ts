/** Names that HTML has for characters that an address is made of. */
const named: Readonly<Record<string, string>> = {
  // A browser takes them out of an address.
  Tab: '',
  NewLine: '',
  excl: '!',
  num: '#',
  percnt: '%',
  amp: '&',
  AMP: '&',
  lpar: '(',
  rpar: ')',
  plus: '+',
  period: '.',
  sol: '/',
  colon: ':',
  lt: '<',
  gt: '>',
  equals: '=',
  quest: '?',
  commat: '@',
  lsqb: '[',
  lbrack: '[',
  bsol: '\\',
  rsqb: ']',
  rbrack: ']',
  lowbar: '_',
  UnderBar: '_',
  shy: '\u00ad',
  nbsp: '\u00a0',
  hyphen: '\u2010',
  dash: '\u2010',
}

/**
 * Stands for a name that is not in the table: an address with one in its host
 * cannot be understood, so that it is not taken for another.
 */
export const unknown = '\ufffd'

const written =
  /\\([!-/:-@[-`{-~])|&(?:#[xX]([0-9a-fA-F]{1,6})|#([0-9]{1,7})|([a-zA-Z][a-zA-Z0-9]{0,40}));/g

/** Tab, new lines, and the mark of byte order: none stays in an address. */
const dropped = new Set([0x09, 0x0a, 0x0d, 0xfeff])

function character(code: number): string {
  if (dropped.has(code)) return ''
  return code === 0 || code > 0x10ffff ? unknown : String.fromCodePoint(code)
}

/**
 * Reads what Markdown lets an author write in other ways: escapes and
 * characters by number or name (CommonMark 0.31, 2.4 and 2.5), once.
 */
export const decodeMarkdown = (text: string): string =>
  text.replace(written, (_, escaped, hex, decimal, name) => {
    if (escaped) return escaped
    if (hex) return character(Number.parseInt(hex, 16))
    if (decimal) return character(Number(decimal))
    return Object.hasOwn(named, name) ? (named[name] as string) : unknown
  })
