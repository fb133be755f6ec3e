/** A phone of the middle, on a slow network: the profile of `performance.md`. */
const phone = { width: 412, height: 823 }
const slow = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const slowdown = 4
/** Milliseconds without a request, after which a page has come. */
const quiet = 1_500
const longest = 10_000

/** In the page, before it: what it paints, moves and blocks. */
function watch() {
  const seen = { lcp: 0, fcp: 0, cls: 0, tasks: [] }
  window.seen = seen
  const on = (type, act) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({
      type,
      buffered: true,
    })
  on('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.cls += value
  })
  on('longtask', ({ startTime, duration }) => {
    seen.tasks.push([startTime, duration])
  })
}

/** Opens a page as a phone does, once. */
export async function openOnce(browser, url) {
  const context = await browser.newContext({ viewport: phone, isMobile: true })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', slow)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  // What peers ask of others is not their page, nor is the world's wallet ours.
  const { hostname, origin } = new URL(url)
  await page.route(
    (each) => each.hostname !== hostname || each.pathname === '/demo-wallet.js',
    (route) => route.abort(),
  )
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  const loaded = Date.now()
  let last = loaded
  page.on('request', (request) => {
    if (request.url().startsWith(origin)) last = Date.now()
  })
  while (Date.now() - last < quiet && Date.now() - loaded < longest)
    await page.waitForTimeout(200)
  const { lcp, fcp, cls, tasks } = await page.evaluate(() => window.seen)
  await context.close()
  const blocked = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
  return { lcp, fcp, cls, blocked }
}

const median = (values) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]

/** The median of so many rounds, one page after the other in each. */
export async function measurePages(browser, urls, rounds) {
  const runs = new Map(urls.map((url) => [url, []]))
  for (let round = 0; round < rounds; round++)
    for (const url of urls) runs.get(url).push(await openOnce(browser, url))
  return new Map(
    [...runs].map(([url, all]) => [
      url,
      Object.fromEntries(
        ['lcp', 'fcp', 'cls', 'blocked'].map((key) => [
          key,
          median(all.map((each) => each[key])),
        ]),
      ),
    ]),
  )
}
