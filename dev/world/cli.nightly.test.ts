import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cli, createCli } from './cli.testing.ts'
import { isPortFree } from './ports.ts'

let cli: Cli
beforeAll(async () => {
  cli = await createCli()
}, 120_000)
afterAll(() => cli.remove())

describe.sequential('npm run world, killed', () => {
  test('behavior: ends with its chain', async () => {
    const { ended, ready } = cli.run()
    await ready()
    const held = await cli.run('status').ended
    const pid = Number(/process (\d+)/.exec(held.lines.join())?.[1])
    process.kill(pid, 'SIGKILL')
    const { code, lines } = await ended
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('The chain ended by itself: stopping.')
    await cli.expectNothingLeft()
  }, 120_000)

  test('behavior: leaves no chain behind when it is killed', async () => {
    const { child, ended, ready } = cli.run()
    await ready()
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => isPortFree(cli.ports[1])).toBe(true)
    const again = cli.run()
    await again.ready()
    again.child.kill('SIGINT')
    expect((await again.ended).code).toBe(0)
  }, 120_000)
})
