import { delay, type HttpResponseResolver, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { down } from './away.ts'
import { type ScreenOptions, screen } from './screenStory.tsx'

/** A page whose answer at that path is another than the server's; the rest comes. */
function otherwise(
  page: ScreenOptions,
  path: string,
  answer: HttpResponseResolver,
) {
  let asked = 0
  return screen({
    ...page,
    answers: () => {
      asked = 0
      return [
        http.get(path, (request) => {
          asked += 1
          return answer(request)
        }),
      ]
    },
    flow: async (flow) => {
      await page.flow?.(flow)
      await flow.step('the page asks for it', () =>
        waitFor(() => expect(asked).not.toBe(0)),
      )
    },
  })
}

/** What a page says when one of its answers fails. */
export const fails = (page: ScreenOptions, path: string) =>
  otherwise(page, path, down)

/** What a page shows while one of its answers has not come. */
export const waits = (page: ScreenOptions, path: string) =>
  otherwise(page, path, () => delay('infinite'))

const isBusy = () => document.querySelector('[aria-busy=true]') !== null

/** What stays of a page when all of it is asked for again, and nothing comes. */
export function keeps(page: ScreenOptions) {
  let asked = 0
  let refused = 0
  let isAway = false
  /** The page stands: nothing was asked, and nothing has moved, for a while. */
  async function stands() {
    let before = ''
    let same = 0
    await waitFor(
      () => {
        const now = `${asked} ${document.body.innerText}`
        same = now === before ? same + 1 : 0
        before = now
        expect(same).toBeGreaterThan(7)
        expect(isBusy()).toBe(false)
      },
      { timeout: 12_000, interval: 200 },
    )
  }
  return screen({
    ...page,
    isSoonOld: true,
    answers: () => {
      asked = 0
      refused = 0
      isAway = false
      const answer = () => {
        asked += 1
        if (!isAway) return undefined
        refused += 1
        return down()
      }
      return [http.get('/api/*', answer)]
    },
    flow: async (flow) => {
      await page.flow?.(flow)
      const { step } = flow
      await step('all of it is there', stands)
      await step('one returns to it, and the server is away', async () => {
        isAway = true
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        await waitFor(() => expect(refused).not.toBe(0))
        await stands()
      })
    },
  })
}
