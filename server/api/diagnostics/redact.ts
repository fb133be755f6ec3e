/** Names of what is in no line, whoever put it there. */
const secretNames =
  /signature|nonce|cookie|token|secret|password|authorization|api-?key/i

const gone = '[left out]'

/** Texts that open something: signatures, tokens of ours, credentials of a URL. */
const secretTexts: [RegExp, string][] = [
  [/0x[0-9a-fA-F]{130,}/g, gone],
  [/\b[A-Za-z0-9_-]{43}\b(?![A-Za-z0-9_-])/g, gone],
  [/(\w+:\/\/)[^\s/@]+@/g, `$1${gone}@`],
]

/** A text without what opens something. */
export const redactText = (text: string) =>
  secretTexts.reduce(
    (left, [secret, instead]) => left.replace(secret, instead),
    text,
  )

/**
 * A line for people to read. Lines are written field by field, with no secret
 * among them: this holds where one day somebody forgets.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > 4) return gone
  if (Array.isArray(value)) return value.map((each) => redact(each, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretNames.test(name) ? gone : redact(inner, depth + 1),
    ]),
  )
}
