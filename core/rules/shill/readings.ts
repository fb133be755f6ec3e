const innermost = /\[([^[\]]*)\]/

/**
 * All that an alternative may be read as: each choice of each bracket, from the
 * inside out, as `writeOut` has it.
 *
 * @returns `grammar` where it is none, `many` where there are more than `most`.
 */
export function readingsOf(
  source: string,
  most: number,
): string[] | 'grammar' | 'many' {
  const open = [source]
  const done = new Set<string>()
  for (let text = open.pop(); text !== undefined; text = open.pop()) {
    const at = innermost.exec(text)
    if (!at) {
      if (/[[\]|]/.test(text) || !text.trim()) return 'grammar'
      done.add(text)
      if (done.size > most) return 'many'
      continue
    }
    const [whole, inside = ''] = at
    const choices = inside.split('|')
    // One choice is none; an empty one would leave two spaces.
    if (choices.length < 2 || choices.some((each) => !each.trim()))
      return 'grammar'
    if (open.length + choices.length > most) return 'many'
    for (const choice of choices)
      open.push(
        text.slice(0, at.index) + choice + text.slice(at.index + whole.length),
      )
  }
  return [...done]
}
