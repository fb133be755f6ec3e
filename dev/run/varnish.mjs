import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { aptInstall } from './chromium.mjs'

const places = [
  '/usr/sbin/varnishd',
  '/usr/local/sbin/varnishd',
  '/opt/homebrew/sbin/varnishd',
]
const findVarnish = () =>
  [process.env.VARNISHD_PATH, ...places].find(
    (path) => path && existsSync(path),
  )

/**
 * Varnish, installed as Debian's package where we may install it; otherwise the
 * one that is there, or undefined.
 */
export function ensureVarnish() {
  const found = findVarnish()
  if (found || process.getuid?.() !== 0) return found
  return aptInstall('varnish') ? findVarnish() : undefined
}

/** What to do where there is none. */
export const noVarnish =
  'No Varnish found. Install varnish, or set VARNISHD_PATH to its varnishd.'

/** Milliseconds that it has to compile what it is configured with. */
const patience = 30_000

/**
 * Starts Varnish as it comes out of the box before a server of this machine.
 *
 * @returns what ends it.
 */
export async function startVarnish(varnishd, { port, backend }) {
  const folder = mkdtempSync(join(tmpdir(), 'club-varnish-'))
  // Its worker is another user.
  chmodSync(folder, 0o755)
  const child = spawn(
    varnishd,
    [
      ...['-a', `127.0.0.1:${port}`, '-b', `127.0.0.1:${backend}`],
      ...['-F', '-n', join(folder, 'work')],
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  child.stderr.on('data', (piece) => {
    said += piece
  })
  const ended = once(child, 'exit')
  async function stop() {
    child.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  for (const end = Date.now() + patience; ; await delay(100)) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(
      () => null,
    )
    if (answer?.headers.has('x-varnish')) return stop
    if (child.exitCode === null && Date.now() < end) continue
    await stop()
    throw new Error(`Varnish did not start: ${said.trim()}`)
  }
}
