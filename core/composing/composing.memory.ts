import * as z from 'zod/mini'
import { storageKeys } from '../constants.ts'
import type { StoragePort } from '../ports/storage.ts'
import type { PostMemory } from './composing.types.ts'

/** As long as the server takes a favourite to be. */
const Text = z.string().check(z.maxLength(8_000))
const MemoryShape = z.strictObject({
  drafts: z
    .array(
      z.strictObject({
        id: z.string(),
        text: Text,
        inputs: z.string().check(z.maxLength(2_000)),
      }),
    )
    .check(z.maxLength(50)),
  recent: z.array(Text).check(z.maxLength(10)),
})

const nothing: PostMemory = { drafts: [], recent: [] }

/** Reads and writes what a browser remembers; what it cannot read is nothing. */
export const createPostMemory = (storage: StoragePort) => ({
  read(): PostMemory {
    try {
      const text = storage.getItem(storageKeys.composing) ?? 'null'
      return z.safeParse(MemoryShape, JSON.parse(text)).data ?? nothing
    } catch {
      return nothing
    }
  },
  write: (memory: PostMemory) =>
    storage.setItem(storageKeys.composing, JSON.stringify(memory)),
})
