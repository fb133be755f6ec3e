import type { ContentStore } from '../../../server/api/content/content.ports.ts'
import type { MockWorld } from '../world.types.ts'

/** Versions in memory. */
export function memoryContent({ state }: MockWorld): ContentStore<null> {
  const of = (document: string) =>
    state.content.filter((each) => each.document === document)
  const newest = (document: string) => of(document).at(-1) ?? null
  return {
    newest: async (document) => newest(document),
    async newestBelow(prefix) {
      const names = new Set(
        state.content
          .map(({ document }) => document)
          .filter((name) => name.startsWith(prefix)),
      )
      return [...names].sort().flatMap((name) => newest(name) ?? [])
    },
    lock: async (_, document) => newest(document)?.version ?? 0,
    async put(_, version) {
      state.content.push(version)
    },
    async history(document, { before = Number.POSITIVE_INFINITY, limit }) {
      const all = of(document)
      const rows = all.filter(({ version }) => version < before).reverse()
      return { total: all.length, rows: rows.slice(0, limit) }
    },
  }
}
