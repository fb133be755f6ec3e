import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { corePackage } from '../../dev/coreExports.mjs'
import { withTables } from '../docs/tables.ts'
import { codesIn, findable, spellFound } from '../find/findable.ts'
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

/** All that its folder says in types: a big machine has them in several files. */
const allTypesOf = ({ folder }: FoundTour) =>
  readdirSync(resolve(root, folder))
    .filter((file) => file.endsWith('.types.ts'))
    .map((file) => read(`${folder}/${file}`))
    .join('\n')
const failing = import.meta.glob<object>(
  ['../../core/*/*.failure.ts', '../../app/**/*.failure.ts', '!**/dist/**'],
  { eager: true },
)

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
  const made = await generate(readme)
  const files = [...made].map(
    ([name, text]) =>
      [
        `${generated}/${name}`,
        name.endsWith('.mdx') ? withTables(text) : text,
      ] as const,
  )
  const failures = {
    codes: codesIn(Object.values(tours).map(allTypesOf).join('\n')),
    makers: Object.assign({}, ...Object.values(failing)),
  }
  const found = Object.values(tours).map((tour) =>
    findable(
      tour,
      made.get(`${tour.machine.id}.states.stories.tsx`) ?? '',
      allTypesOf(tour),
      failures,
    ),
  )
  return new Map([
    ['core/package.json', manifest],
    ['core/README.md', readme],
    ...files,
    [`${generated}/found.ts`, spellFound(found)],
  ])
}
