import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cli, createCli } from './cli.testing.ts'

let cli: Cli
beforeAll(async () => {
  cli = await createCli()
}, 120_000)
afterAll(() => cli.remove())

describe.sequential('npm run world', () => {
  test('default: says where it is, and ends clean on Ctrl-C', async () => {
    const { child, ended, lines, ready } = cli.run()
    await ready()
    expect(lines).toContain(`ready http://127.0.0.1:${cli.ports[0]}`)
    expect(lines[0]).toMatch(/^new world, started in \d+\.\d s/)
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
    await cli.expectNothingLeft()
  }, 120_000)

  test('default: goes on, answers, moves in time, refuses a second', async () => {
    const { child, ended, lines, ready } = cli.run()
    await ready()
    expect(lines[0]).toMatch(/^same world as before/)
    const status = await cli.run('status').ended
    expect(status.code).toBe(0)
    expect(status.lines[0]).toBe(`page   http://127.0.0.1:${cli.ports[0]}`)
    const moved = await cli.run('advance', '3d').ended
    expect(moved.code).toBe(0)
    expect(moved.lines[2]).toMatch(/72\.0 hours ahead$/)
    for (const [args, text] of [
      [[], /already running at http.*\(process \d+\)/],
      [['reset'], /is running \(process \d+\): stop it first/],
      [['advance', 'soon'], /Not a length of time: "soon"/],
    ] as const) {
      const refused = await cli.run(...args).ended
      expect(refused.code).toBe(1)
      expect(refused.lines).toEqual([expect.stringMatching(text)])
    }
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    await cli.expectNothingLeft()
  }, 120_000)

  test('behavior: reset makes room for a new world', async () => {
    const done = await cli.run('reset').ended
    expect(done.code).toBe(0)
    expect(done.lines[0]).toMatch(/is gone: `npm start` makes a new one$/)
    const status = await cli.run('status').ended
    expect(status).toMatchObject({ code: 1 })
    expect(status.lines[0]).toMatch(/^No world runs in/)
  }, 60_000)

  test.each([
    ['PORT', 'high', 'PORT is not a port number: high'],
    ['RPC_PORT', '99999', 'RPC_PORT is not a port number: 99999'],
    ['BLOCK_TIME', '0', 'BLOCK_TIME is not from 0.05 to 60 seconds: 0'],
  ])(
    'error: %s=%s is refused by name',
    async (name, value, text) => {
      const before = cli.env[name]
      cli.env[name] = value
      const refused = await cli.run().ended
      cli.env[name] = before
      expect(refused).toEqual({ code: 1, lines: [text] })
    },
    60_000,
  )
})
