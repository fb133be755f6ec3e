import {
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import {
  postgresBinaries,
  startPostgres,
} from '../../../../server/testing/postgres.ts'
import { webDirectory } from '../../../world/root.ts'
import { createFolders } from '../../../world/testing.ts'
import { startCable } from './cable.ts'
import { startStage } from './stage.ts'
import { test as base } from './test.ts'

/** The embedded database cannot be away: it is the server's own. */
export const hasServerDatabase = postgresBinaries !== null

/**
 * Draws the home page from an answer that is none: a component of it throws. Or
 * without what holders did last: it does not come in time.
 */
const drawer = `import { existsSync } from 'node:fs'
import * as app from './app.mjs'
export const { prepare } = app
const none = { source: { status: 'fresh', block: 1 }, newest: 1 }
const is = (how, { path }) =>
  path === '/' && existsSync(new URL('./' + how, import.meta.url))
export const draw = (wanted) => app.draw({ ...wanted, ask: async (path) => {
  if (is('broken', wanted) && path.startsWith('/api/facts')) return none
  if (is('late', wanted) && path.endsWith('/activity')) throw new Error('late')
  return wanted.ask(path)
} })
`

/** The build, with a home page that can be broken and mended by a release. */
async function copyBuild(folders: ReturnType<typeof createFolders>) {
  const folder = await folders.make(webDirectory)
  const inDrawing = (name: string) => join(folder, '.server', name)
  renameSync(inDrawing('drawPage.mjs'), inDrawing('app.mjs'))
  writeFileSync(inDrawing('drawPage.mjs'), drawer)
  let releases = 0
  function release() {
    // Another build has another time, whatever the disk rounds to.
    releases += 1
    const at = new Date(Date.now() + releases * 5_000)
    utimesSync(inDrawing('drawPage.mjs'), at, at)
  }
  return {
    folder,
    breakHome() {
      writeFileSync(inDrawing('broken'), '')
      release()
    },
    lateHome() {
      writeFileSync(inDrawing('late'), '')
      release()
    },
    mendHome() {
      for (const how of ['broken', 'late'])
        rmSync(inDrawing(how), { force: true })
      release()
    },
  }
}

async function openDatabase() {
  if (!hasServerDatabase) return null
  const postgres = await startPostgres()
  const cable = await startCable(Number(new URL(postgres.url).port))
  const url = new URL(postgres.url)
  url.port = new URL(cable.url).port
  return { ...cable, record: { DATABASE_URL: String(url) }, ...postgres }
}

async function startDrawnStage() {
  const folders = createFolders()
  const { folder, ...drawing } = await copyBuild(folders)
  const database = await openDatabase()
  const stage = await startStage({
    ...database?.record,
    STATIC_DIR: folder,
    LOG_LEVEL: 'info',
  })
  return {
    ...stage,
    ...drawing,
    database,
    /** What the log says of a route's pages. */
    told: (route: string) =>
      readFileSync(stage.log, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
        .filter((line) => /^page_/.test(line.event) && line.route === route),
    async stop() {
      await stage.stop()
      await database?.cut()
      await database?.remove()
      await folders.removeAll()
    },
  }
}

type DrawnStage = Awaited<ReturnType<typeof startDrawnStage>>

/** A world of this file's own; all that its pages are drawn from can fail. */
export const test = base.extend<
  { stage: DrawnStage },
  { drawnWorld: DrawnStage }
>({
  drawnWorld: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const stage = await startDrawnStage()
      await use(stage)
      await stage.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  stage: async ({ drawnWorld }, use) => {
    await use(drawnWorld)
    drawnWorld.mendHome()
    await Promise.all([
      drawnWorld.server.mend(),
      drawnWorld.node.mend(),
      drawnWorld.database?.mend(),
    ])
  },
  origin: async ({ drawnWorld }, use) => use(drawnWorld.server.url),
})
