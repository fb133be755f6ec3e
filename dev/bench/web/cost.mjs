import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChain } from '../../dist/world/chain.js'
import { webDirectory } from '../../dist/world/root.js'
import { clubEnv } from '../clubEnv.mjs'
import { measureInRounds } from '../rounds.mjs'

/** As a browser asks for a page. */
const headers = {
  accept:
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br',
}
/** A page that was not drawn goes out as its frame, which no cache keeps. */
const expects = { name: 'cache-control', text: 's-maxage' }

const casesOf = (hello, club) => {
  const page = { target: club, headers, expects }
  return [
    { name: 'bare Koa hello', target: hello, path: '/' },
    { name: 'bare Koa, a page’s bytes', target: hello, path: '/page' },
    { ...page, name: 'visitor’s page, kept', path: '/' },
    {
      ...page,
      name: 'visitor’s page, drawn anew',
      path: '/about?n=',
      isCounted: true,
      // More than one source may have drawn at once is refused.
      connections: 2,
    },
  ]
}

/** Measures what a page costs the server: one that it keeps, and a new one. */
export async function benchPageCost(options) {
  const chain = await startChain()
  const folder = mkdtempSync(join(tmpdir(), 'club-bench-'))
  try {
    const env = clubEnv(chain, { DATA_DIR: folder, STATIC_DIR: webDirectory })
    return await measureInRounds(env, casesOf, options)
  } finally {
    await chain.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
