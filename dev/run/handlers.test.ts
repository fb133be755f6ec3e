import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { withWatched } from './handlers.ts'
import { watchedSources } from './syntax.ts'

const code = `export const Box = ({ onOpen: open, ...acts }: Acts) => (
  <Row
    onOpen={open}
    label="on"
    onAll={{ onDrop: () => acts.onDrop(() => <a onClick={open} />), onShut }}
  />
)
`

test('places: what a person or a component calls, wherever it stands', () => {
  expect(withWatched('ui/Box.tsx', code).places).toEqual([
    'ui/Box.tsx:3:13 onOpen',
    'ui/Box.tsx:5:22 onDrop',
    'ui/Box.tsx:5:69 onShut',
    'ui/Box.tsx:5:58 onClick',
  ])
})

test('default: each says that it is called, and is what it was', () => {
  const { code: watched } = withWatched('ui/Box.tsx', code)
  expect(watched).toContain(
    'onOpen={__hears("ui/Box.tsx:3:13 onOpen", (open))}',
  )
  expect(watched).toContain(
    ', onShut: __hears("ui/Box.tsx:5:69 onShut", (onShut)) }}',
  )
  expect(watched).toContain('({ onOpen: open, ...acts }: Acts)')
  expect(withWatched('ui/Box.tsx', watched).places).toHaveLength(4)
})

test('behavior: a method of an object is heard as a function is', () => {
  const acts = `const acts = {
  async onSend(text: string) {
    await send({ onGone: () => text })
  },
  onShut() {},
}
`
  const { code: watched, places } = withWatched('app/acts.ts', acts)
  expect(places).toEqual([
    'app/acts.ts:2:15 onSend',
    'app/acts.ts:5:9 onShut',
    'app/acts.ts:3:26 onGone',
  ])
  expect(watched).toContain(
    'onSend: __hears("app/acts.ts:2:15 onSend", (async function (text: string) {',
  )
  expect(watched).toContain(
    'onShut: __hears("app/acts.ts:5:9 onShut", (function () {})),',
  )
  expect(withWatched('app/acts.ts', watched).places).toHaveLength(3)
})

test('invariant: every source of app and ui is code when it is watched', () => {
  const cwd = resolve(import.meta.dirname, '../..')
  const sources = watchedSources()
  expect(sources.length).toBeGreaterThan(500)
  for (const file of sources) {
    const { code: watched } = withWatched(
      file,
      readFileSync(resolve(cwd, file), 'utf8'),
    )
    expect([file, ...parseSync(file, watched).errors]).toEqual([file])
  }
})
