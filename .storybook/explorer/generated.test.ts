import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { generate } from './generate.ts'
import { tours } from './tours/index.ts'

const root = resolve(import.meta.dirname, '../..')
const dir = resolve(import.meta.dirname, 'generated')

/** The folders of `core` and the files of `app` that hold a machine. */
function machinesOfTheTree(): string[] {
  const core = readdirSync(resolve(root, 'core'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) =>
      readdirSync(resolve(root, 'core', name)).includes(`${name}.machine.ts`),
    )
  const app = readdirSync(resolve(root, 'app/shell'), {
    recursive: true,
    encoding: 'utf8',
  }).flatMap((file) => {
    const [, name] = /(\w+)\.machine\.ts$/.exec(file) ?? []
    return name ? [name] : []
  })
  return [...core, ...app].sort()
}

test('default: every machine has a tour', () => {
  expect(Object.keys(tours).sort()).toEqual(machinesOfTheTree())
})

test('default: what is made from the charts is as the charts are now', async () => {
  const made = await generate(
    readFileSync(resolve(root, 'core/README.md'), 'utf8'),
  )
  const kept = Object.fromEntries(
    readdirSync(dir).map((file) => [
      file,
      readFileSync(resolve(dir, file), 'utf8'),
    ]),
  )
  const stale = [...made].filter(([file, text]) => kept[file] !== text)
  expect(
    stale.map(([file]) => file),
    'stale: run npm run stories:generate',
  ).toEqual([])
  expect(Object.keys(kept).sort(), 'no machine makes these').toEqual(
    [...made.keys()].sort(),
  )
})
