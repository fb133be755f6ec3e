import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { embeddedIds } from '../../../core/contract/index.ts'

const data = new RegExp(
  `<script type="application/json" id="${embeddedIds.page}">.*?</script>`,
  's',
)

/** A document without what its page was drawn from: the browser draws it. */
export const asFrame = (html: string) => html.replace(data, '')

/**
 * Has the browser ask for everything itself, as where no server draws pages: in
 * the static demo, in another front end, and where drawing takes too long.
 */
export const useFrames = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    // A server that is short of time closes what has rested for long.
    const response = await route.fetch({ maxRetries: 3 })
    await route.fulfill({ response, body: asFrame(await response.text()) })
  })

/**
 * Has a page drawn, with all that it tells: who comes while that takes too long
 * gets its frame, or a page with gaps, as on a machine that does much else.
 */
export const untilDrawn = (request: APIRequestContext, url: string) =>
  expect
    .poll(
      async () => {
        const answer = await request.get(url, {
          headers: { accept: 'text/html' },
          // A server that is short of time closes what has rested for long.
          maxRetries: 3,
        })
        const isWhole = answer.headers()['cache-control'] !== 'no-cache'
        return isWhole && data.test(await answer.text())
      },
      { timeout: 20_000 },
    )
    .toBe(true)
