import { parseAst } from 'vite'

interface Node {
  type: string
  [key: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** Under these nothing is said to anybody: names, types, imports. */
const silent = /^(TS|Import|ExportAll)/

/** A piece of text, and what it is called where it is written. */
export interface Word {
  text: string
  key: string | null
}

const nameOf = ({ type, name, value }: Node) =>
  type === 'Identifier' ? String(name) : String(value)

/**
 * The pieces of text in a file, as they are written: of a template, what stands
 * between its holes.
 */
export function wordsOf(source: string, lang: 'ts' | 'tsx' = 'ts'): Word[] {
  const words: Word[] = []
  const visit = (node: Node, key: string | null) => {
    if (silent.test(node.type) && !/^TS(As|Satisfies)/.test(node.type)) return
    const isText = node.type === 'Literal' || node.type === 'JSXText'
    if (isText && typeof node.value === 'string')
      words.push({ text: node.value, key })
    if (node.type === 'TemplateElement')
      words.push({ text: (node.value as { cooked: string }).cooked, key })
    const isNamed = node.type === 'Property' && !node.computed
    const below = isNamed ? nameOf(node.key as Node) : key
    for (const [name, value] of Object.entries(node)) {
      if (name === 'key' && !node.computed) continue
      for (const each of Array.isArray(value) ? value : [value])
        if (isNode(each)) visit(each, below)
    }
  }
  visit(parseAst(source, { lang }) as unknown as Node, null)
  return words.map(({ text, key }) => ({
    text: text.replace(/\s+/g, ' ').trim(),
    key,
  }))
}
