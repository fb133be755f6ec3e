import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sourceAliases } from '../../dev/aliases.mjs'
import { eventually } from '../testing/eventually.ts'
import { createProcesses, type Processes } from '../testing/processes.ts'

describe.runIf(process.env.TEST_DATABASE_URL)('on a PostgreSQL server', () => {
  let processes: Processes
  beforeAll(async () => {
    processes = await createProcesses(sourceAliases())
  }, 60_000)
  afterAll(() => processes.remove())

  test('behavior: the leader is killed, and another leads within three seconds', async () => {
    const one = await processes.ready()
    await eventually(() =>
      expect(one.child.stdout()).toContain('"event":"leads"'),
    )
    const other = await processes.ready()
    expect(other.child.stdout()).not.toContain('"event":"leads"')
    const began = performance.now()
    one.child.process.kill('SIGKILL')
    await eventually(() =>
      expect(other.child.stdout()).toContain('"event":"leads"'),
    )
    const took = performance.now() - began
    expect(took).toBeLessThan(3_000)
    process.stdout.write(`another leads ${Math.round(took)} ms after a kill\n`)
  }, 60_000)
})
