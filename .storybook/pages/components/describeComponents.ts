import type { Indexer } from 'storybook/internal/types'

/**
 * Gives every component of `ui` a page of words. Machines have their own, and
 * screens are whole pages already.
 */
export const describeComponents = (indexers: Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      if (!/[\\/]ui[\\/]/.test(file)) return entries
      return entries.map((entry) => ({
        ...entry,
        tags: [...(entry.tags ?? []), 'autodocs'],
      }))
    },
  }))
