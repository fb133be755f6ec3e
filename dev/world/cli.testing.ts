import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'vitest'
import { findFreePort, isPortFree } from './ports.ts'
import { root } from './root.ts'
import { createFolders } from './testing.ts'

/** Runs the world's command line, as `npm run world` does, in a folder of its own. */
export async function createCli() {
  const folders = createFolders()
  const children: ChildProcess[] = []
  const compiler = resolve(root, 'node_modules/.bin/tsc')
  const built = spawnSync(compiler, ['-b', 'core', 'server', 'dev'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(built.status, built.stdout).toBe(0)
  const ports = [await findFreePort(), await findFreePort()] as const
  const env: Record<string, string | undefined> = {
    ...process.env,
    DATA_DIR: await folders.make(),
    PORT: String(ports[0]),
    RPC_PORT: String(ports[1]),
    BLOCK_TIME: '0.1',
  }

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
    const ready = () =>
      expect
        .poll(() => lines.some((line) => line.startsWith('ready ')), {
          timeout: 110_000,
        })
        .toBe(true)
    return { child, ended, lines, ready }
  }

  return {
    ports,
    env,
    run,
    /** Nothing listens any more: the chain has ended, too. */
    expectNothingLeft: async () =>
      expect(await Promise.all(ports.map(isPortFree))).toEqual([true, true]),
    async remove() {
      for (const child of children) child.kill('SIGKILL')
      await folders.removeAll()
    },
  }
}

export type Cli = Awaited<ReturnType<typeof createCli>>
