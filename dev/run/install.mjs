import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** Runs `npm ci` when the tree is not installed, or older than the lock file. */
export function ensureInstalled() {
  const lock = resolve(root, 'package-lock.json')
  const mark = resolve(root, 'node_modules/.package-lock.json')
  if (existsSync(mark) && statSync(mark).mtimeMs >= statSync(lock).mtimeMs)
    return false
  console.log('installing packages (once)')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) throw new Error('npm ci failed: see above')
  return true
}
