import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { keptPaths, storyTextsOfTheTree } from '../find/storyTexts.ts'
import {
  componentsOfTheTree,
  sourceFiles,
} from './components/componentsOfTheTree.ts'
import { failuresOfTheTree, typeFiles } from './failures/failuresOfTheTree.ts'

const root = resolve(import.meta.dirname, '../..')

/** Module → what it says, and the files that this is read from. */
const modules: Readonly<
  Record<string, { read: () => unknown; files: () => string[] }>
> = {
  'virtual:component-facts': { read: componentsOfTheTree, files: sourceFiles },
  'virtual:story-texts': { read: storyTextsOfTheTree, files: keptPaths },
  'virtual:failure-facts': { read: failuresOfTheTree, files: typeFiles },
}

/**
 * What the pages know of the sources, read where it is asked for: nothing of it
 * is kept, so nothing can be out of date.
 */
export const pageFacts = (): Plugin => ({
  name: 'page-facts',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load(id) {
    const module = modules[id.slice(1)]
    if (!id.startsWith('\0') || !module) return
    for (const file of module.files()) this.addWatchFile(resolve(root, file))
    return `export const facts = ${JSON.stringify(module.read())}`
  },
})
