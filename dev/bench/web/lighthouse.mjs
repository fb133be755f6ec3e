import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { findFreePort } from '../../dist/world/ports.js'
import { root } from '../../run/install.mjs'
import { installPeer, peerFolder } from '../installPeer.mjs'
import { startProduct } from './startProduct.mjs'

/** Whole reports, for Lighthouse's viewer. */
const reports = join(root, '.cache/lighthouse')
const goals = {
  performance: 0.98,
  accessibility: 1,
  'best-practices': 1,
  seo: 1,
}
const categories = Object.keys(goals)
/** Its charts are worth what they take. */
const goalOf = (path, category) =>
  category === 'performance' && path === '/analytics' ? 0.95 : goals[category]

async function loadLighthouse() {
  if (!installPeer('lighthouse')) throw new Error('Lighthouse is not there')
  const folder = join(peerFolder('lighthouse'), 'node_modules/lighthouse')
  const file = pathToFileURL(join(folder, 'core/index.js'))
  return (await import(file)).default
}

/** The paths that a search is told of, and so are public. */
async function publicPaths(url) {
  const text = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address).pathname,
  )
}

/** What an audit points at: parts of the page, files, or what was said. */
const placesOf = ({ details }) =>
  (details?.items ?? [])
    .map((item) => item.node?.selector ?? item.url ?? item.description)
    .filter((place) => typeof place === 'string')

/** The audits that cost a category points, of a hundred, the dearest first. */
function costsOf({ audits }, { id, auditRefs }) {
  const counted = auditRefs
    .map(({ id, weight }) => ({ weight, audit: audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit.score !== null)
  const all = counted.reduce((sum, { weight }) => sum + weight, 0)
  return counted
    .map(({ weight, audit }) => ({
      category: id,
      audit: audit.id,
      said: audit.displayValue ?? audit.title,
      points: (100 * weight * (1 - audit.score)) / all,
      places: placesOf(audit),
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
}

function toRow(path, lhr) {
  const all = categories.map((id) => lhr.categories[id])
  return {
    path,
    scores: all.map(({ id, score }) => ({
      category: id,
      score,
      isEnough: score >= goalOf(path, id),
    })),
    times: ['first-contentful-paint', 'largest-contentful-paint'].map(
      (id) => lhr.audits[id].numericValue,
    ),
    blocked: lhr.audits['total-blocking-time'].numericValue,
    shift: lhr.audits['cumulative-layout-shift'].numericValue,
    costs: all.flatMap((category) => costsOf(lhr, category)),
  }
}

const byPerformance = (a, b) =>
  a.categories.performance.score - b.categories.performance.score

/**
 * Has Lighthouse judge every public page on its phone; of the rounds stands the
 * one that is in the middle by performance.
 */
export async function benchLighthouse(executablePath, rounds) {
  const lighthouse = await loadLighthouse()
  const port = await findFreePort()
  const product = await startProduct()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  })
  const options = { port, logLevel: 'error', onlyCategories: categories }
  try {
    const paths = await publicPaths(product.url)
    const runs = new Map(paths.map((path) => [path, []]))
    for (let round = 0; round < rounds; round++)
      for (const path of paths) {
        const url = product.url + path
        // What the first visitor has drawn is there for the next.
        await fetch(url, { headers: { accept: 'text/html' } })
        const { lhr } = await lighthouse(url, options)
        if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
        runs.get(path).push(lhr)
      }
    mkdirSync(reports, { recursive: true })
    return [...runs].map(([path, all]) => {
      const lhr = all.sort(byPerformance)[all.length >> 1]
      const name = path.slice(1).replaceAll('/', '-') || 'home'
      writeFileSync(join(reports, `${name}.json`), JSON.stringify(lhr))
      return toRow(path, lhr)
    })
  } finally {
    await browser.close()
    await product.stop()
  }
}
