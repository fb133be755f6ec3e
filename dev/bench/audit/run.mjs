import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { chromium } from 'playwright'
import { build } from 'vite'
import { sourceAliases } from '../../aliases.mjs'
import { makeBundle } from './bundle.mjs'
import { cpuBelow } from './cpu.mjs'

const types = { html: 'text/html', js: 'text/javascript', json: 'text/plain' }
/** As the product has it, for the page and its workers in one. */
const policy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
const document = '<!doctype html><script type="module" src="/page.js"></script>'

/** The bench's page and its workers, by their paths. */
async function bundlePage() {
  const { output } = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: sourceAliases() },
    worker: { format: 'es' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: resolve(import.meta.dirname, 'page.mjs'),
        output: { entryFileNames: 'page.js' },
      },
    },
  })
  return output.map(({ fileName, code, source }) => [
    `/${fileName}`,
    code ?? source,
  ])
}

/** A fast line: 100 megabits in a second. */
const bytesPerTick = 125_000
const tick = 10

async function* asOverALine(body) {
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += bytesPerTick) {
    await setTimeout(tick)
    yield bytes.subarray(at, at + bytesPerTick)
  }
}

function serve(files) {
  const server = createServer(({ url }, response) => {
    const body = files.get(url)
    const type = types[url.split('.').pop()] ?? types.html
    response.writeHead(body === undefined ? 404 : 200, {
      'Content-Type': type,
      'Content-Security-Policy': policy,
    })
    if (url === '/bundle.json') Readable.from(asOverALine(body)).pipe(response)
    else response.end(body)
  })
  return new Promise((ready) =>
    server.listen(0, '127.0.0.1', () => ready(server)),
  )
}

/**
 * What a browser takes to audit so many ballots, from the bundle's bytes to the
 * report, and what the same library takes in as many workers to recover the same
 * signatures and nothing else. Each round does both.
 */
export async function benchAudit(executablePath, { ballots, rounds }) {
  const { bundle, jobs } = await makeBundle(ballots)
  const files = new Map([
    ...(await bundlePage()),
    ['/', document],
    ['/bundle.json', bundle],
    ['/jobs.json', jobs],
  ])
  const server = await serve(files)
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox'],
  })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${server.address().port}/`)
    const measure = async (name) => {
      const before = cpuBelow()
      const result = await page.evaluate((step) => window[step](), name)
      return { ...result, cpu: cpuBelow() - before }
    }
    const audit = async (isReady) => {
      await page.evaluate((how) => window.load(how), { isReady })
      const result = await measure('audit')
      if (result.verdict !== 'green' || result.ballots !== ballots)
        throw new Error(`Not green: ${JSON.stringify(result)}`)
      return result
    }
    const alone = async () => {
      await page.evaluate(() => window.prepareAlone())
      const result = await measure('recoverAlone')
      await page.evaluate(() => window.leaveAlone())
      return result
    }
    const results = []
    // The first meets code that is not compiled yet.
    for (let round = 0; round <= rounds; round += 1) {
      // Before and after: what slows the machine down meanwhile meets both.
      const before = await alone()
      const first = await audit(true)
      const next = await audit(true)
      const cold = await audit(false)
      const after = await alone()
      if (round > 0)
        results.push({ bare: [before, after], audit: { first, next, cold } })
    }
    return results
  } finally {
    await browser.close()
    server.close()
  }
}
