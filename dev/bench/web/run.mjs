import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { startWorld } from '../../dist/world/index.js'
import { installPeer, peerFolder } from '../installPeer.mjs'
import { measurePages } from './measure.mjs'
import { serveBuilt } from './serve.mjs'

const folder = peerFolder('rainbowkit')
const routes = [
  '/',
  '/team',
  '/about',
  '/clubs',
  '/clubs/main',
  '/swap',
  '/analytics',
]

/** The address of a proposal that is voted on. */
async function aProposal(url) {
  const path = '/clubs/main'
  const answer = await fetch(`${url}/api${path}/proposals?status=active`)
  const { rows } = await answer.json()
  return `${path}?tab=proposals&p=${rows[0].id}`
}

function buildPeer() {
  if (!installPeer('rainbowkit')) return false
  const args = ['run', 'build']
  return spawnSync('npm', args, { cwd: folder, stdio: 'inherit' }).status === 0
}

/**
 * Opens our pages and RainbowKit's least one on a slow phone, in one run.
 *
 * @returns rows by their name; the peer's is undefined where it does not build.
 */
export async function benchPages(executablePath, rounds) {
  const peer = buildPeer() ? await serveBuilt(join(folder, 'dist')) : undefined
  const world = await startWorld({ serverEnv: { LOG_LEVEL: 'silent' } })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const named = [
      ...routes.map((route) => [route, route]),
      ['a proposal', await aProposal(world.url)],
    ]
    const urls = named.map(([, path]) => world.url + path)
    // What the first visitor has drawn is there for the next.
    for (const url of urls)
      await fetch(url, { headers: { accept: 'text/html' } })
    const all = peer ? [peer.url, ...urls] : urls
    const found = await measurePages(browser, all, rounds)
    return {
      peer: peer && found.get(peer.url),
      ours: named.map(([name], at) => [name, found.get(urls[at])]),
    }
  } finally {
    await browser.close()
    await world.stop()
    peer?.stop()
  }
}
