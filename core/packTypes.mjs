import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Leaves the numbers of our requirements, `(R7.4)`, out of the types that are
 * packed: who reads those has not got our specification. Sources keep them.
 *
 * @throws where a sentence needs its number: it is said in words, with the number
 * behind it, in brackets.
 */
const numbers =
  /\s*(?:\* )?\((?:[RBG]\d+(?:\.\d+)?(?:,\s(?:\* )?| to | and )?)+\)/g
const dist = join(import.meta.dirname, 'dist')

for (const name of readdirSync(dist, { recursive: true })) {
  if (!name.endsWith('.d.ts')) continue
  const file = join(dist, name)
  const text = readFileSync(file, 'utf8')
  const plain = text.replace(numbers, '')
  const [left] = /.*\bR\d+\.\d+.*/.exec(plain) ?? []
  if (left) throw new Error(`${name}: ${left.trim()}`)
  if (plain !== text) writeFileSync(file, plain)
}
