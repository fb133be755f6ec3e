import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The same engine without windows: it takes half the processor time of the rest. */
const shell = '/usr/bin/chromium-headless-shell'
const names = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const findChromium = () =>
  [process.env.CHROMIUM_PATH, ...names].find((path) => path && existsSync(path))

/** The browser that tests drive: `CHROMIUM_PATH`, or the first that is installed. */
export const chromiumPath = () => findChromium() ?? shell

/**
 * The browser for tests, installed as Debian's package where we may install
 * it; otherwise the one that is there, or one line that says what to do.
 */
export function ensureChromium() {
  const found = findChromium()
  const mayInstall = process.getuid?.() === 0 && !process.env.CHROMIUM_PATH
  if (mayInstall && found !== shell)
    for (const name of [
      'chromium-headless-shell',
      ...(found ? [] : ['chromium']),
    ])
      if (aptInstall(name)) return `/usr/bin/${name}`
  if (found) return found
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
