import type { Plugin } from 'vite'

const observer = /query-core\/.*\/mutationObserver\.js$/
const client = /query-core\/.*\/queryClient\.js$/
const cache = './mutationCache.js'
const early = '\0club:mutation-cache'

/** What a query client asks of its mutations before there are any. */
const earlyCache = `
  export class MutationCache {
    of(Late) { return this.late ??= new Late() }
    clear() { this.late?.clear() }
    findAll(filters) { return this.late?.findAll(filters) ?? [] }
    resumePausedMutations() { return this.late?.resumePausedMutations() }
  }`

/**
 * The first page reads and changes nothing: the code of mutations comes with the
 * first part that has one, which takes 800 bytes off the shell's budget (G2).
 *
 * @throws {Error} at build time, where the library no longer is as this expects.
 */
export const lateMutations: Plugin = {
  name: 'club:late-mutations',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === cache && client.test(importer) ? early : null,
  load: (id) => (id === early ? earlyCache : null),
  transform: {
    filter: { id: observer },
    handler: (code) => {
      const parts = code.split('.getMutationCache()')
      if (parts.length !== 3)
        throw new Error(
          'How mutations are begun has changed: see lateMutations',
        )
      const late = parts.join('.getMutationCache().of(MutationCache)')
      return `import { MutationCache } from '${cache}'\n${late}`
    },
  },
}
