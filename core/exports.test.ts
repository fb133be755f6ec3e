import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const { exports } = JSON.parse(
  readFileSync(resolve(here, 'package.json'), 'utf8'),
) as { exports: Record<string, string | { types: string; default: string }> }

/** `./dist/wallet/index.js` → the source that it was made of. */
const sources = Object.entries(exports).flatMap(([path, target]) => {
  if (typeof target === 'string') return []
  const source = target.default.replace(/^\.\/dist/, here).replace(/js$/, 'ts')
  if (!path.endsWith('*')) return [[path, source]]
  return readdirSync(source.slice(0, -'*.ts'.length)).map((file) => [
    path.replace('*', file.replace(/\.ts$/, '')),
    source.replace('*.ts', file),
  ])
})

test('default: what each subpath exports', async () => {
  const keys: Record<string, string> = {}
  for (const [path = '', source = ''] of sources)
    keys[path] = Object.keys(await import(source))
      .sort()
      .join(' ')
  expect(keys).toMatchSnapshot()
})

test('behavior: types and code of a subpath are the same module', () => {
  for (const target of Object.values(exports)) {
    if (typeof target === 'string') continue
    expect(target.types).toBe(target.default.replace(/\.js$/, '.d.ts'))
  }
})
