import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { corePackage } from '../../dev/coreExports.mjs'
import { generate } from './generate.ts'
import { readmeWith } from './readme.ts'
import { type FoundTour, tours } from './tours.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => {
  const path = resolve(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
const typesOf = ({ folder, machine }: FoundTour) =>
  read(`${folder}/${machine.id}.types.ts`)

/** Where the stories and charts are. */
export const generated = '.storybook/explorer/generated'

/**
 * All that follows from the machines: file from the root → text. Nothing of it
 * is entered by hand.
 */
export async function derived(): Promise<Map<string, string>> {
  const manifest = corePackage()
  const { exports } = JSON.parse(manifest) as { exports: object }
  const readme = readmeWith(
    read('core/README.md'),
    Object.values(tours),
    typesOf,
    (path) => `.${path}` in exports,
  )
  const files = [...(await generate(readme))].map(
    ([name, text]) => [`${generated}/${name}`, text] as const,
  )
  return new Map([
    ['core/package.json', manifest],
    ['core/README.md', readme],
    ...files,
  ])
}
