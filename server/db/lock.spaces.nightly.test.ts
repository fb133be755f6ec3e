import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sourceAliases } from '../../dev/aliases.mjs'
import { Browser } from '../testing/browser.ts'
import { createDataDirectory } from '../testing/database.ts'
import { createProcesses, ends, type Processes } from '../testing/processes.ts'

// Processes take their time to start where many others run.
vi.setConfig({ testTimeout: 180_000 })

/** A container, as far as process ids go: inside, the server has number 1. */
const container = 'unshare --pid --fork --mount-proc --kill-child'.split(' ')
const [unshare = '', ...args] = [...container, 'true']
const mayUnshare = spawnSync(unshare, args).status === 0

const account = privateKeyToAccount(generatePrivateKey())

describe.runIf(mayUnshare)('two containers on one volume', () => {
  let processes: Processes
  let DATA_DIR: string
  beforeAll(async () => {
    processes = await createProcesses(sourceAliases())
    DATA_DIR = await createDataDirectory()
  })
  afterAll(async () => {
    await processes.remove()
    rmSync(DATA_DIR, { recursive: true })
  })

  test('error: the second is refused, also while the first stands still', async () => {
    const first = await processes.ready({ DATA_DIR }, container)
    const browser = new Browser(first.url)
    expect((await browser.signIn(account)).status).toBe(200)

    const second = processes.start({ DATA_DIR }, container)
    expect(await second.url).toBeNull()
    expect((await second.ended).code).toBe(1)
    expect(second.stderr()).toMatch(/^DATA_DIR .* is in use by process 1\b/)

    expect((await browser.get('/api/auth/me')).status).toBe(200)

    const inner = Number(
      spawnSync('pgrep', ['-P', String(first.child.process.pid)])
        .stdout.toString()
        .trim(),
    )
    process.kill(inner, 'SIGSTOP')
    const third = processes.start({ DATA_DIR }, container)
    expect(await third.url).toBeNull()

    process.kill(inner, 'SIGCONT')
    expect((await browser.get('/api/auth/me')).status).toBe(200)

    // From outside of all containers it is no different.
    const outside = processes.start({ DATA_DIR })
    expect(await outside.url).toBeNull()
    first.child.process.kill('SIGKILL')
    await ends(first.child)
    const next = await processes.ready({ DATA_DIR }, container)
    const again = new Browser(next.url)
    for (const [name, value] of browser.cookies) again.cookies.set(name, value)
    expect((await again.get('/api/auth/me')).status).toBe(200)
    next.child.process.kill('SIGKILL')
    await ends(next.child)
  })
})
