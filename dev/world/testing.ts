import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes folders for worlds that outlive one start, and removes them. */
export function createFolders() {
  const made: string[] = []
  return {
    /** A new folder, with what is in another. */
    async make(from?: string) {
      const folder = await mkdtemp(join(tmpdir(), 'narwhal-test-'))
      made.push(folder)
      if (from) await cp(from, folder, { recursive: true })
      return folder
    },
    removeAll: () =>
      Promise.all(
        made.map((folder) => rm(folder, { recursive: true, force: true })),
      ),
  }
}
