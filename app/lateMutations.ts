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

/** Which halves of the library were found as this expects them. */
const seen = new Set<'client' | 'observer'>()

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
  buildStart: () => seen.clear(),
  resolveId(source, importer = '') {
    if (source !== cache || !client.test(importer)) return null
    seen.add('client')
    return early
  },
  load: (id) => (id === early ? earlyCache : null),
  transform: {
    filter: { id: observer },
    handler: (code) => {
      seen.add('observer')
      const parts = code.split('.getMutationCache()')
      if (parts.length !== 3)
        throw new Error(
          'How mutations are begun has changed: see lateMutations',
        )
      const late = parts.join('.getMutationCache().of(MutationCache)')
      return `import { MutationCache } from '${cache}'\n${late}`
    },
  },
  // One half without the other would fail at the first mutation.
  buildEnd() {
    if (seen.size === 1)
      throw new Error('Where mutations are has changed: see lateMutations')
  },
}
