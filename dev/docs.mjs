import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root } from './run/install.mjs'

const docs = resolve(root, 'docs')
const file = resolve(docs, 'README.md')

/** The index of the decisions, by the first line of each. */
export function indexOfDocs() {
  const [said] = readFileSync(file, 'utf8').split('\n- [')
  const lines = readdirSync(resolve(docs, 'decisions'))
    .sort()
    .map((name) => {
      const text = readFileSync(resolve(docs, 'decisions', name), 'utf8')
      const [first = ''] = text.split('\n')
      const title = first.replace(/^# (\d{3}:? )?/, '')
      return `- [${name.slice(0, 3)} ${title}](decisions/${name})`
    })
  return `${said.trimEnd()}\n\n${lines.join('\n')}\n`
}

if (process.argv[1] === import.meta.filename) writeFileSync(file, indexOfDocs())
