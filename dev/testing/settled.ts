import { preload } from '@narwhal-club/core/testing'
import { vi } from 'vitest'

await preload()

async function turns() {
  for (let turn = 0; turn < 10; turn++)
    await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Lets everything that waits for promises, or for the code of a machine that
 * comes late, come to rest: on a busy computer `import()` takes its time.
 */
export async function settled() {
  await turns()
  await vi.dynamicImportSettled()
  await turns()
}
