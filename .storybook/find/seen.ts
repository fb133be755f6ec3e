/** What a person meets in a state, or in several that look the same. */
export interface Look {
  /** The states, by their titles. */
  states: string[]
  texts: string[]
}

const unquoted = (text: string) =>
  text.startsWith('"') ? String(JSON.parse(text)) : text

/** The words of one line of what is kept: `- heading "Not connected" [level=2]`. */
function textsIn(line: string): string[] {
  const whole = line
    .trim()
    .replace(
      /^- '(.*)'(:?.*)$/,
      (_, inner, after) => `- ${inner.replaceAll("''", "'")}${after}`,
    )
  const [, rest] = /^- [a-z]+\b(.*)$/.exec(whole) ?? []
  if (rest === undefined) return []
  const [, name = '""'] = /^ ("(?:[^"\\]|\\.)*")/.exec(rest) ?? []
  const after = rest.startsWith(` ${name}`) ? rest.slice(name.length + 1) : rest
  const [, value = ''] = /^(?: \[[^\]]*\])*: (.*)$/.exec(after) ?? []
  return [unquoted(name), unquoted(value)].filter(Boolean)
}

/** Reads what `npm run pictures` keeps of a machine: `machines-login.txt`. */
export function looksIn(kept: string): Look[] {
  const looks: Look[] = []
  let last: Look | undefined
  let isAtHead = false
  for (const line of kept.split('\n')) {
    const state = line.startsWith('## ') ? line.slice(3) : undefined
    if (state !== undefined && isAtHead) last?.states.push(state)
    else if (state !== undefined) {
      last = { states: [state], texts: [] }
      looks.push(last)
    } else if (!line.startsWith('icons:')) last?.texts.push(...textsIn(line))
    isAtHead = state !== undefined
  }
  return looks
}
