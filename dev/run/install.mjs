import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

const lockFile = resolve(root, 'package-lock.json')
const mark = resolve(root, 'node_modules/.installed-lock')

/**
 * Runs `npm ci` when the tree is not installed, or from another lock file. By
 * content, not by time: a checkout touches files that did not change.
 */
export function ensureInstalled() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return false
  console.log('installing packages (once)')
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (done.status !== 0) throw new Error('npm ci failed: see above')
  writeFileSync(mark, lock)
  return true
}
