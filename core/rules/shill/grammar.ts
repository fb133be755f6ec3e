import type { Pick } from './chance.ts'

/** What stands for a `{slot}`. */
export type Slots = Readonly<Record<string, string>>

const innermost = /\[([^[\]]*)\]/

/**
 * Writes an alternative out: of `[one|another]` one is chosen, from the inside
 * out, then slots are filled. What a slot says is never read as grammar.
 *
 * @throws RangeError for a slot that nothing is known of.
 */
export function writeOut(source: string, pick: Pick, slots: Slots): string {
  let text = source
  for (let at = innermost.exec(text); at; at = innermost.exec(text)) {
    const [whole, inside = ''] = at
    const chosen = pick(inside.split('|'))
    text =
      text.slice(0, at.index) + chosen + text.slice(at.index + whole.length)
  }
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const said = slots[name]
    if (said === undefined) throw new RangeError(`no slot named ${name}`)
    return said
  })
}
