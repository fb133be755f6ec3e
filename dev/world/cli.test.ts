import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFreePort, isPortFree } from './ports.ts'
import { root } from './root.ts'
import { createFolders } from './testing.ts'

const folders = createFolders()
const children: ChildProcess[] = []
let env: Record<string, string | undefined>
let ports: number[]

beforeAll(async () => {
  const compiler = resolve(root, 'node_modules/.bin/tsc')
  const built = spawnSync(compiler, ['-b', 'core', 'server', 'dev'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(built.status, built.stdout).toBe(0)
  ports = [await findFreePort(), await findFreePort()]
  env = {
    ...process.env,
    DATA_DIR: await folders.make(),
    PORT: String(ports[0]),
    RPC_PORT: String(ports[1]),
    BLOCK_TIME: '0.1',
  }
}, 120_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await folders.removeAll()
})

/** Runs the command as `npm run world` does. */
function run(...args: string[]) {
  const child = spawn(process.execPath, ['dev/world.mjs', ...args], {
    cwd: root,
    env,
  })
  children.push(child)
  const lines: string[] = []
  createInterface(child.stdout).on('line', (line) => lines.push(line))
  createInterface(child.stderr).on('line', (line) => lines.push(line))
  const ended = once(child, 'close').then(([code]) => ({ code, lines }))
  const ready = async () => {
    const since = performance.now()
    await expect
      .poll(() => lines.some((line) => line.startsWith('ready ')), {
        timeout: 110_000,
      })
      .toBe(true)
    return performance.now() - since
  }
  return { child, ended, lines, ready }
}

/** Nobody listens any more: the chain has ended, too. */
const expectNothingLeft = async () =>
  expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true])

describe.sequential('npm run world', () => {
  test('default: says where it is, and ends clean on Ctrl-C', async () => {
    const { child, ended, lines, ready } = run()
    await ready()
    expect(lines).toContain(`ready http://127.0.0.1:${ports[0]}`)
    expect(lines[0]).toMatch(/^new world, started in \d+\.\d s/)
    child.kill('SIGINT')
    expect((await ended).code).toBe(0)
    await expectNothingLeft()
  }, 120_000)

  test('default: goes on, answers, moves in time, refuses a second', async () => {
    const { child, ended, lines, ready } = run()
    await ready()
    expect(lines[0]).toMatch(/^same world as before/)
    const status = await run('status').ended
    expect(status.code).toBe(0)
    expect(status.lines[0]).toBe(`page   http://127.0.0.1:${ports[0]}`)
    const moved = await run('advance', '3d').ended
    expect(moved.code).toBe(0)
    expect(moved.lines[2]).toMatch(/72\.0 hours ahead$/)
    for (const [args, text] of [
      [[], /already running at http.*\(process \d+\)/],
      [['reset'], /is running \(process \d+\): stop it first/],
      [['advance', 'soon'], /Not a length of time: "soon"/],
    ] as const) {
      const refused = await run(...args).ended
      expect(refused.code).toBe(1)
      expect(refused.lines).toEqual([expect.stringMatching(text)])
    }
    child.kill('SIGTERM')
    expect((await ended).code).toBe(0)
    await expectNothingLeft()
  }, 120_000)

  test('behavior: ends with its chain', async () => {
    const { ended, ready } = run()
    await ready()
    const held = await run('status').ended
    const pid = Number(/process (\d+)/.exec(held.lines.join())?.[1])
    process.kill(pid, 'SIGKILL')
    const { code, lines } = await ended
    expect(code).toBe(1)
    expect(lines.at(-1)).toBe('The chain ended by itself: stopping.')
    await expectNothingLeft()
  }, 120_000)

  test('behavior: leaves no chain behind when it is killed', async () => {
    const { child, ended, ready } = run()
    await ready()
    child.kill('SIGKILL')
    await ended
    await expect.poll(() => isPortFree(Number(ports[1]))).toBe(true)
    const again = run()
    await again.ready()
    again.child.kill('SIGINT')
    expect((await again.ended).code).toBe(0)
  }, 120_000)

  test('behavior: reset makes room for a new world', async () => {
    const done = await run('reset').ended
    expect(done.code).toBe(0)
    expect(done.lines[0]).toMatch(/is gone: `npm start` makes a new one$/)
    const status = await run('status').ended
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
      const before = env[name]
      env[name] = value
      const refused = await run().ended
      env[name] = before
      expect(refused).toEqual({ code: 1, lines: [text] })
    },
    60_000,
  )
})
