import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Leaves the numbers of our requirements, `(R7.4)`, out of the types and the
 * comments that are packed: who reads those has not got our specification. Sources keep them.
 *
 * @throws where a sentence needs its number: it is said in words, with the number
 * behind it, in brackets.
 */
const numbers =
  /\s*(?:\* )?\((?:[RBG]\d+(?:\.\d+)?(?:,\s(?:\* )?| to | and )?)+\)/g
const dist = join(import.meta.dirname, 'dist')

/** The same in the comments of code, line by line: its source map stays true. */
const inLine = /[ \t]*\((?:[RBG]\d+(?:\.\d+)?(?:, | to | and )?)+\)/g
const comment = /^\s*(?:\/\*\*|\*|\/\/).*$/gm

/** Maps of types lead to sources that are not packed. */
const mapped = /\/\/# sourceMappingURL=.*\.d\.ts\.map\s*$/

/** The comments of types, in whose code `R1` may be a name. */
const comments = (said) =>
  (
    said.match(/\/\*\*[\s\S]*?\*\/|^\s*\/\/.*$|^\s*(?:\/\*\*|\*).*$/gm) ?? []
  ).join('\n')

const withoutNumbers = (line) => line.replace(inLine, '')

for (const name of readdirSync(dist, { recursive: true })) {
  const isTypes = name.endsWith('.d.ts')
  if (!isTypes && !name.endsWith('.js')) continue
  const file = join(dist, name)
  const text = readFileSync(file, 'utf8')
  const plain = isTypes
    ? text.replace(numbers, '').replace(mapped, '')
    : text.replace(comment, withoutNumbers)
  const said = isTypes ? plain : (plain.match(comment) ?? []).join('\n')
  const [left] = /.*\bR\d+(?:\.\d+)?\b.*/.exec(comments(said)) ?? []
  if (left) throw new Error(`${name}: ${left.trim()}`)
  if (plain !== text) writeFileSync(file, plain)
}
