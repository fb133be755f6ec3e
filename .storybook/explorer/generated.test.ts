import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { machinesOfTheTree } from '../../dev/run/machinesOfTheTree.mjs'
import { derived, generated } from './derived.ts'
import { machinePages } from './reference/words.ts'
import { tours } from './tours.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) =>
  existsSync(resolve(root, file))
    ? readFileSync(resolve(root, file), 'utf8')
    : ''

test('default: every machine has a tour, beside it', () => {
  const toured = Object.values(tours).map(({ machine, folder }) => ({
    id: machine.id,
    folder,
  }))
  expect(toured.sort((a, b) => a.id.localeCompare(b.id))).toEqual(
    machinesOfTheTree(),
  )
})

test('default: what follows from the machines is as the machines are now', async () => {
  const made = await derived()
  const stale = [...made].filter(([file, text]) => read(file) !== text)
  expect(
    stale.map(([file]) => file),
    'stale: run npm run stories:generate',
  ).toEqual([])
  for (const folder of [generated, machinePages]) {
    const kept = readdirSync(resolve(root, folder))
    expect(
      kept.map((file) => `${folder}/${file}`).sort(),
      'no machine makes these',
    ).toEqual([...made.keys()].filter((file) => file.includes(folder)).sort())
  }
}, 60_000)
