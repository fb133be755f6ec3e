import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from '../run/chromium.mjs'
import { ensureInstalled, root } from '../run/install.mjs'
import { onPostgres } from '../run/onPostgres.mjs'
import { playwright, run, tool, vitest } from '../run/parts.mjs'
import { benchIndex } from './index/run.mjs'
import {
  printAudit,
  printExplorer,
  printIndex,
  printLighthouse,
  printMachines,
  printPages,
  printRequests,
  printSizes,
  printVotes,
} from './print.mjs'
import { startPinned } from './processes.mjs'
import { benchServer } from './server.mjs'
import { benchVotes } from './votes/run.mjs'

/**
 * The figures of the project, side by side: the server against the bare
 * framework, ballots against their signatures, the machines, the chain index, an audit, the bytes of the package and of the first page, its
 * pages on a slow phone and what they cost the server, what Lighthouse says of
 * them, the State Explorer.
 *
 * `npm run bench -- [server|lists|votes|machines|index|audit|sizes|bytes|pages|lighthouse|explorer …] [--seconds 3] [--rounds 5] [--ballots 10000]`
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '20' },
    ballots: { type: 'string', default: '10000' },
  },
})
const rounds = Number(values.rounds)
const load = {
  rounds,
  seconds: Number(values.seconds),
  connections: Number(values.connections),
}

async function build() {
  const built = await run(process.execPath, [join(root, 'dev/build.mjs')])
  if (built !== 0) throw new Error('The build failed: see above')
}

const parts = {
  async server() {
    const results = await benchServer(load)
    for (const [database, result] of Object.entries(results))
      printRequests(`server on ${database}`, result, load)
  },
  /** Milliseconds of lists: ten thousand proposals, ideas, comments each; a million ballots. */
  async lists() {
    const files = ['proposals', 'drafts', 'comments', 'votes'].map(
      (area) => `server/api/${area}/figures.nightly.test.ts`,
    )
    const { failed } = await onPostgres((env) =>
      vitest('lists', ['server'], {
        env: { ...env, CLUB_NIGHTLY: '1', CLUB_FIGURES: '1' },
        args: files,
      }),
    )
    if (failed > 0) process.exitCode = 1
  },
  /** Ballots that are taken, beside the check of their signatures alone. */
  async votes() {
    const options = { rounds, ballots: 1_000, connections: load.connections }
    printVotes(await benchVotes(options), options)
  },
  async machines() {
    const file = join(import.meta.dirname, 'machines/run.mjs')
    const nodeArgs = ['--expose-gc']
    const child = startPinned(file, { core: 0, nodeArgs })
    try {
      const options = { rounds, events: 50_000, instances: 2_000 }
      printMachines(await child.ask(options), options)
    } finally {
      await child.stop()
    }
  },
  async index() {
    printIndex(await benchIndex())
  },
  /** Ten thousand ballots in a browser, against their signatures alone. */
  async audit() {
    const path = ensureChromium()
    const { benchAudit } = await import('./audit/run.mjs')
    const ballots = Number(values.ballots)
    const ratio = printAudit(
      await benchAudit(path, { ballots, rounds }),
      ballots,
    )
    if (ratio > 1.3) process.exitCode = 1
  },
  /** What a front end loads of the package, beside @wagmi/core alone. */
  async sizes() {
    const { measureSizes } = await import('./sizes/measure.mjs')
    printSizes(await measureSizes())
  },
  async bytes() {
    process.env.CHROMIUM_PATH = ensureChromium()
    await build()
    const { failed } = await playwright('bytes', ['journeys/budget.spec.ts'])
    if (failed > 0) process.exitCode = 1
  },
  async pages() {
    const path = ensureChromium()
    await build()
    const { benchPages } = await import('./web/run.mjs')
    printPages(await benchPages(path, rounds), rounds)
    const { benchPageCost } = await import('./web/cost.mjs')
    printRequests('pages', await benchPageCost(load), load)
  },
  async lighthouse() {
    const path = ensureChromium()
    await build()
    const { benchLighthouse } = await import('./web/lighthouse.mjs')
    const rows = await benchLighthouse(path, rounds)
    printLighthouse(rows, rounds)
    const isEnough = rows.every(({ scores }) =>
      scores.every((each) => each.isEnough),
    )
    if (!isEnough) process.exitCode = 1
  },
  async explorer() {
    const chromium = ensureChromium()
    const built = await tool('storybook', [
      'build',
      '-o',
      'dist/storybook',
      '--quiet',
    ])
    if (built !== 0) throw new Error('The build failed: see above')
    // Not before: it reads the built index.
    const { benchExplorer } = await import('./explorer.mjs')
    printExplorer(await benchExplorer(chromium))
  },
}

ensureInstalled()
const wanted = positionals.length > 0 ? positionals : Object.keys(parts)
if (wanted.some((name) => !['bytes', 'sizes'].includes(name))) {
  const types = join(root, 'node_modules/.bin/tsc')
  if ((await run(types, ['-b', 'core', 'server', 'dev'])) !== 0) process.exit(1)
}
for (const name of wanted) {
  if (!parts[name]) throw new Error(`No bench is called ${name}`)
  await parts[name]()
}
