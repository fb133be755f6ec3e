import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { machinesOfTheTree } from '../../../dev/run/machinesOfTheTree.mjs'
import { readComponents } from './readComponents.ts'

const root = resolve(import.meta.dirname, '../../..')

const isSource = (file: string) =>
  /\.tsx?$/.test(file) &&
  !/(^|\/)(node_modules|dist)\/|\.d\.ts$|\.test\.ts$/.test(file)

/** What the components' pages are drawn from, from the root. */
export const sourceFiles = (): string[] =>
  ['ui', 'app', '.storybook/explorer/views'].flatMap((part) =>
    readdirSync(resolve(root, part), { recursive: true, encoding: 'utf8' })
      .filter(isSource)
      .map((file) => `${part}/${file}`)
      .sort(),
  )

/** Every component that has stories, as the tree has it now. */
export const componentsOfTheTree = () =>
  readComponents(
    new Map(
      sourceFiles().map((file) => [
        file,
        readFileSync(resolve(root, file), 'utf8'),
      ]),
    ),
    machinesOfTheTree().map(({ id }) => id),
  )
