/** What a docstring says, and its two tags. */
export interface Docstring {
  about: string
  use: string
  avoid: string
}

/** Lines of a paragraph are one; between paragraphs a line stays empty. */
const joined = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s*\n\s*/g, ' ').trim())
    .filter(Boolean)
    .join('\n\n')

/**
 * Reads the docstring above an exported name. `@use` is when to take it, `@avoid`
 * when not, and what to take then.
 */
export function docstringOf(source: string, name: string): Docstring {
  const exported = new RegExp(
    `/\\*\\*((?:(?!\\*/)[^])*)\\*/\\s*export (?:default )?(?:async )?(?:function|const) ${name}\\b`,
  )
  const [, raw = ''] = exported.exec(source) ?? []
  const lines = raw
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
  const [about = '', ...tags] = lines.split(/^@(?=[a-z]+)/m)
  const tag = (wanted: string) =>
    joined(
      tags
        .filter((each) => each.startsWith(`${wanted} `))
        .map((each) => each.slice(wanted.length))
        .join('\n\n'),
    )
  return { about: joined(about), use: tag('use'), avoid: tag('avoid') }
}
