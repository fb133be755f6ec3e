import { chromium } from 'playwright'
import { states } from '../dist/explorer/drawn.js'
import { serveFolder } from '../dist/pictures/serve.js'
import { built, hasRendered, openStory } from '../dist/pictures/stories.js'

/** Opening takes a second or two with its play and axe: all would be minutes. */
const mostEvents = 3

/** Before the page: marks when a chart with its state stands in it. */
function watchOpening() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('svg[role="img"] [data-active]')) return
    observer.disconnect()
    requestAnimationFrame(() => performance.mark('explored'))
  }).observe(document, { childList: true, subtree: true })
}

/**
 * In the page: takes a choice. `drawn` is when the page has it, `shown` is after
 * the frame that shows it. All else may be as before, the log is not; React
 * changes all in one go.
 */
function take(choice) {
  const { promise, resolve } = Promise.withResolvers()
  const button = document.querySelector(`[data-choice="${choice}"]`)
  const log = document.querySelector('[aria-label="What happened"] ol')
  let began = 0
  new MutationObserver((_, observer) => {
    observer.disconnect()
    const drawn = performance.now() - began
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () =>
        resolve({ drawn, shown: performance.now() - began })
      port2.postMessage(null)
    })
  }).observe(log, {
    attributes: true,
    childList: true,
    subtree: true,
  })
  began = performance.now()
  button.click()
  return promise
}

/** In the page: what the state allows. */
const choicesOn = () =>
  [...document.querySelectorAll('[data-choice][aria-disabled="false"]')].map(
    (button) => button.dataset.choice,
  )

async function measure(browser, site, own) {
  const profile = await browser.newContext({ reducedMotion: 'reduce' })
  await profile.addInitScript(watchOpening)
  const times = { opened: [], drawn: [], shown: [] }
  for (const { id } of [own.at(0), own.at(-1)]) {
    const page = await profile.newPage()
    await openStory(page, site, id)
    const [mark] = await page.evaluate(() =>
      performance.getEntriesByName('explored').map((each) => each.startTime),
    )
    times.opened.push(mark)
    const choices = await page.evaluate(choicesOn)
    const line = page.locator('[aria-label="What happened"] ol [aria-current]')
    const here = await line.elementHandle()
    for (const choice of choices.slice(0, mostEvents)) {
      const { drawn, shown } = await page.evaluate(take, choice)
      times.drawn.push(drawn)
      times.shown.push(shown)
      await here.evaluate((button) => button.click())
      // The URL has followed: the next one begins with nothing under way.
      await hasRendered(page, id)
    }
    await page.close()
  }
  await profile.close()
  return times
}

/**
 * Opens the first and the last state of every machine, the first with nothing
 * cached, and takes some events of both.
 */
export async function benchExplorer(executablePath) {
  const { url, stop } = await serveFolder(built, '/some/where/')
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const rows = new Map()
  try {
    for (const title of new Set(states.map((each) => each.title))) {
      const own = states.filter((each) => each.title === title)
      const name = title.replace('Machines/', '')
      rows.set(name, await measure(browser, url, own))
    }
  } finally {
    await browser.close()
    await stop()
  }
  return rows
}
