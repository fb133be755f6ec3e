import type { Alias } from 'vite'
import { buildMain, type Child, startChild } from './child.ts'
import { createTestDatabase } from './database.ts'
import { becomesReady } from './startTestServer.ts'
import { type EnvRecord, noChain, testRecord } from './testEnv.ts'

/** Real processes of `main.ts`, on a database of their own or another. */
export async function createProcesses(alias: Alias[], entry?: string) {
  const main = await buildMain(alias, entry)
  const database = await createTestDatabase()
  const running = new Set<Child>()

  function start(record: EnvRecord, under?: readonly string[]): Child {
    const full = testRecord(noChain, { LOG_LEVEL: 'info', ...record })
    const child = startChild(main.path, full, under)
    running.add(child)
    child.ended.then(() => running.delete(child))
    return child
  }

  return {
    database,
    start,
    /** Starts one and waits until it can serve. */
    async ready(
      record: EnvRecord = database.record,
      under?: readonly string[],
    ) {
      const child = start(record, under)
      const url = await child.url
      if (!url) throw new Error(`It ended: ${child.stderr()}${child.stdout()}`)
      await becomesReady(url)
      return { child, url }
    },
    /** Kills what is left, and what they left. */
    async remove() {
      for (const child of running) child.process.kill('SIGKILL')
      await Promise.all([...running].map(({ ended }) => ended))
      main.remove()
      await database.remove()
    },
  }
}

export type Processes = Awaited<ReturnType<typeof createProcesses>>

/** Waits for the end of a process: how it ended and how long it took. */
export async function ends(child: Child) {
  const began = performance.now()
  const { code, signal } = await child.ended
  return { code, signal, took: performance.now() - began }
}
