import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const names = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The browser for tests: `CHROMIUM_PATH`, an installed Chromium or Chrome,
 * Debian's package where we may install it; otherwise one line that says what
 * to do.
 */
export function ensureChromium() {
  const found = [process.env.CHROMIUM_PATH, ...names].find(
    (path) => path && existsSync(path),
  )
  if (found) return found
  if (process.getuid?.() === 0 && aptInstall('chromium'))
    return '/usr/bin/chromium'
  throw new Error(
    'No Chromium found. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  )
}

/** Installs a Debian package; false where apt is absent or fails. */
export function aptInstall(name) {
  console.log(`installing ${name} (once)`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const run = (...args) =>
    spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0
  return run('update', '-qq') && run('install', '-y', '-qq', name)
}
