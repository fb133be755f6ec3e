import { parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Under these nothing is said to anybody: names, types, imports. */
const silent = /^(TS|Import|ExportAll)/

/**
 * The pieces of text in a file of messages, as they are written: of a template, what
 * stands between its holes.
 */
export function wordsOf(source: string): string[] {
  const words: string[] = []
  const visit = (node: Node) => {
    if (silent.test(node.type) && !/^TS(As|Satisfies)/.test(node.type)) return
    if (node.type === 'Literal' && typeof node.value === 'string')
      words.push(node.value)
    if (node.type === 'TemplateElement')
      words.push((node.value as { cooked: string }).cooked)
    for (const [name, value] of Object.entries(node)) {
      if (name === 'key' && !node.computed) continue
      for (const each of Array.isArray(value) ? value : [value])
        if (isNode(each)) visit(each)
    }
  }
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node)
  return words.map((text) => text.replace(/\s+/g, ' ').trim())
}
