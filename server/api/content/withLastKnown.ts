import { DatabaseUnavailableError } from '../../errors.ts'
import type { ContentStore } from './content.ports.ts'

/**
 * Tells what was read last where the database is away: pages of words do not go
 * blank with it. Each read still asks; nothing old is told while it answers.
 */
export function withLastKnown<Tx>(store: ContentStore<Tx>): ContentStore<Tx> {
  const known = new Map<string, unknown>()

  async function orLast<T>(key: string, read: () => Promise<T>): Promise<T> {
    try {
      const found = await read()
      known.set(key, found)
      return found
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError) || !known.has(key))
        throw error
      return known.get(key) as T
    }
  }

  return {
    ...store,
    newest: (document) =>
      orLast(`is ${document}`, () => store.newest(document)),
    newestBelow: (prefix) =>
      orLast(`below ${prefix}`, () => store.newestBelow(prefix)),
  }
}
