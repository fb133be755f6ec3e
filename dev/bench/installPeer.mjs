import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const peerFolder = (name) => join(import.meta.dirname, 'peers', name)

/**
 * Installs what is measured beside us, or with, of the versions that its
 * package.json says: the first time, and when that says others. Without a lock:
 * npm writes down the machine's own platform alone, and refuses such a lock the
 * next time.
 */
export function installPeer(name) {
  const folder = peerFolder(name)
  const wanted = readFileSync(join(folder, 'package.json'), 'utf8')
  const mark = join(folder, 'node_modules/.installed')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return true
  const args = ['install', '--no-package-lock', '--no-audit', '--no-fund']
  const done = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (done.status !== 0) return false
  writeFileSync(mark, wanted)
  return true
}
