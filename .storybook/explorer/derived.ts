import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { corePackage } from '../../dev/coreExports.mjs'
import { withTables } from '../docs/tables.ts'
import { findable, spellFound } from '../find/findable.ts'
import { failuresOfTheTree } from '../pages/failures/failuresOfTheTree.ts'
import { generate, statesOf, walkOf } from './generate.ts'
import { readmeWith } from './readme.ts'
import { indexOf, llmsOf } from './reference/contents.ts'
import { referenceOf } from './reference/reference.ts'
import { typesFile } from './reference/words.ts'
import { type FoundTour, tours } from './tours.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => {
  const path = resolve(root, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** All that its folder says in types: a big machine has them in several files. */
const allTypesOf = ({ folder }: FoundTour) =>
  readdirSync(resolve(root, folder))
    .filter((file) => file.endsWith('.types.ts'))
    .map((file) => read(`${folder}/${file}`))
    .join('\n')
/** Where the stories and charts are. */
export const generated = '.storybook/explorer/generated'

/** What is read before the rest. */
const first = ['start.md', 'from-rainbowkit.md']

/** What is made of the others. */
const made = ['README.md', 'types.md']

/** The pages of core that are written by hand: name → text. */
function handwritten() {
  const others = readdirSync(resolve(root, 'core/docs'))
    .filter((name) => name.endsWith('.md') && !made.includes(name))
    .filter((name) => !first.includes(name))
    .sort()
  return [...first, ...others].map((name) => ({
    name,
    text: read(`core/docs/${name}`),
  }))
}

/**
 * All that follows from the machines: file from the root → text. Nothing of it
 * is entered by hand.
 */
export async function derived(): Promise<Map<string, string>> {
  const manifest = corePackage()
  const { exports, description } = JSON.parse(manifest) as {
    exports: object
    description: string
  }
  const all = Object.values(tours)
  const walks = new Map(
    all.map((tour) => [tour.machine.id, walkOf(tour)] as const),
  )
  const states = new Map(
    all.map((tour) => {
      const { id } = tour.machine
      return [id, statesOf(tour, walks.get(id))] as const
    }),
  )
  const reference = referenceOf({
    root,
    read,
    tours: all.filter(({ folder }) => folder.startsWith('core/')),
    isPublic: (path) => `.${path}` in exports,
    typesOf: allTypesOf,
    reachedBy: ({ machine }: FoundTour) =>
      walks.get(machine.id)?.snapshots ?? [],
  })
  const readme = readmeWith(read('core/README.md'), reference.lines)
  const contents = {
    description,
    pages: [
      ...handwritten(),
      { name: 'types.md', text: reference.pages.get(typesFile) ?? '' },
    ],
    machines: readme.match(/^- \[[a-z]+\]\(docs\/machines\/.*$/gm) ?? [],
  }
  const generatedFiles = await generate(states, reference.about)
  const files = [...generatedFiles].map(
    ([name, text]) =>
      [
        `${generated}/${name}`,
        name.endsWith('.mdx') ? withTables(text) : text,
      ] as const,
  )
  const families = failuresOfTheTree()
  const codesOf = (folder?: string) => [
    ...new Set(
      families
        .filter(({ file }) => !folder || file.startsWith(`${folder}/`))
        .flatMap(({ codes }) => codes.map(({ code }) => code)),
    ),
  ]
  const found = all.map((tour) =>
    findable(
      tour,
      states.get(tour.machine.id) ?? [],
      allTypesOf(tour),
      codesOf(tour.folder),
      codesOf(),
    ),
  )
  return new Map([
    ['core/package.json', manifest],
    ['core/README.md', readme],
    ['core/docs/README.md', indexOf(contents)],
    ['core/llms.txt', llmsOf(contents)],
    ...reference.pages,
    ...files,
    [`${generated}/found.ts`, spellFound(found)],
  ])
}
