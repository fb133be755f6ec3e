import { checksumAddress } from '@narwhal-club/core/checksum'
import { formatCount } from '@narwhal-club/core/format'
import { words } from '@narwhal-club/core/messages'
import { analytics } from '@narwhal-club/core/messages/pages/analytics'
import { analyticsCards } from '@narwhal-club/core/messages/pages/analyticsCards'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { addressAt, clubs, momentsOf } from '../../ui/fixtures/analytics.ts'
import { analyticsAnswers } from './analyticsAnswers.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Analytics' } satisfies Meta

const path = '/analytics'
/** Few cards stand on the page of one holder. */
const brief = `${path}?holder=${addressAt(0)}`
const answers = analyticsAnswers()
const { failure, holder, moment, exclude } = analytics
const { series } = analyticsCards
const shows = /As of block/
const { moments } = momentsOf(clubs.usual)
const blockAt = (stop: number) => formatCount(moments[stop]?.block ?? 0)
/** The marketplace is heard last. */
const told = new RegExp(`^${analytics.art.market('.*')}`)
const atBlock = (stop: number) => new RegExp(`block ${blockAt(stop)}$`)

/** The card of that title: the page is too long to be looked through by role. */
async function cardOf(page: Flow['page'], title: string) {
  const heading = await page.findByText(title, { selector: 'h2' })
  return within(heading.closest('section') as HTMLElement)
}

export const ContractsCounted = screen({
  path: brief,
  answers,
  shows,
  flow: async ({ page, step, userEvent }) => {
    const leave = await page.findByText(exclude.label)
    await step('every address counts', async () => {
      await expect(leave).toHaveAttribute('aria-checked', 'true')
      await userEvent.click(leave)
      await expect(await page.findByText(exclude.none)).toBeVisible()
      await expect(leave).toHaveAttribute('aria-checked', 'false')
    })
    await step('and contracts do not any more', async () => {
      await userEvent.click(leave)
      await waitFor(() => expect(page.queryByText(exclude.none)).toBeNull())
      await page.findByText(told)
    })
  },
})
/** A block that is still to come is left for now. */
export const BackFromAhead = screen({
  path: `${brief}&block=99999999`,
  answers: [
    http.get('/api/analytics/summary', ({ request }) =>
      new URL(request.url).searchParams.has('block')
        ? HttpResponse.json(
            { error: 'Raw text', code: 'block_not_indexed' },
            { status: 404 },
          )
        : undefined,
    ),
    ...answers,
  ],
  shows: failure.block.title,
  flow: async ({ page, step, userEvent }) => {
    await step('one press leads to now', async () => {
      // The slider has one of its own, above.
      const back = page.getAllByText(failure.block.action).at(-1)
      await userEvent.click(back as HTMLElement)
      await expect((await page.findAllByText(shows))[0]).toBeVisible()
      await expect(page.getByText(moment.isNow)).toBeVisible()
      await expect(page.queryByText(failure.block.title)).toBeNull()
      await page.findByText(told)
    })
  },
})
export const BuiltMeanwhile = screen({
  path: brief,
  scenario: { index: 'absent' },
  shows: failure.behind.title,
  flow: async ({ page, step, userEvent, world }) => {
    await step('asked again, the numbers are there', async () => {
      world.scenario.index = 'fresh'
      await userEvent.click(page.getByText(words.tryAgain))
      await waitFor(() =>
        expect(page.queryByText(failure.behind.title)).toBeNull(),
      )
      await expect((await page.findAllByText(shows))[0]).toBeVisible()
    })
  },
})
export const AnotherHolder = screen({
  path: brief,
  answers,
  shows: /#1/,
  flow: async ({ page, step, userEvent }) => {
    const find = async (said: string) => {
      const field = await page.findByLabelText(holder.search)
      await userEvent.type(field, `${said}{Enter}`)
    }
    await step('a whole address is its page', async () => {
      await find(addressAt(4))
      await expect(
        await page.findByText(checksumAddress(addressAt(4))),
      ).toBeVisible()
      await expect(await page.findByText(/#5/)).toBeVisible()
    })
    await step('the beginning of one is looked for in the list', async () => {
      await find('0x9e')
      await expect(await page.findByText(/^\d of \d$/)).toBeVisible()
    })
  },
})
export const HolderOfTheList = screen({
  path,
  answers,
  shows,
  flow: async ({ page, step, userEvent }) => {
    const list = await cardOf(page, analyticsCards.holders.title)
    const find = async (said: string) => {
      const field = await list.findByLabelText(holder.search)
      await userEvent.type(field, `${said}{Enter}`)
    }
    await step('nobody begins like that, and all are shown again', async () => {
      await find('0xffffffffff')
      await expect(await list.findByText(holder.noMatch)).toBeVisible()
      await userEvent.click(list.getByText(holder.clear))
      await expect(await list.findByText(/^10 of 612$/)).toBeVisible()
    })
    await step('a whole address leads to its page', async () => {
      await find(addressAt(4))
      await expect(await page.findByText(holder.back)).toBeVisible()
      await expect(page.getByText(checksumAddress(addressAt(4)))).toBeVisible()
    })
  },
})
export const OtherSeries = screen({
  path,
  answers,
  shows,
  flow: async ({ page, step, userEvent }) => {
    const card = await cardOf(page, series.title)
    await step('another number', async () => {
      await userEvent.click(card.getByLabelText(series.metrics.transfers))
      await expect(
        await card.findByText(series.definition.transfers),
      ).toBeVisible()
      await expect(card.getByLabelText(series.metrics.transfers)).toBeChecked()
      await expect(
        (
          await card.findAllByLabelText(
            new RegExp(`^${series.metrics.transfers}: from`),
          )
        )[0],
      ).toBeVisible()
    })
    await step('and another step', async () => {
      await userEvent.click(card.getByLabelText(series.steps.month))
      await expect(card.getByLabelText(series.steps.month)).toBeChecked()
      await expect(card.getByLabelText(series.metrics.transfers)).toBeChecked()
    })
  },
})
export const Played = screen({
  path: brief,
  answers,
  shows,
  flow: async ({ page, step, userEvent }) => {
    const slider = await page.findByLabelText(moment.label)
    await waitFor(() => expect(slider).toBeEnabled())
    await step('from now it begins anew', async () => {
      await expect(page.getByText(moment.isNow)).toBeVisible()
      await userEvent.click(page.getByLabelText(moment.play))
      await expect(await page.findByText(atBlock(0))).toBeVisible()
    })
    await step('and goes on until it is stopped', async () => {
      await expect(await page.findByText(atBlock(1))).toBeVisible()
      await userEvent.click(page.getByLabelText(moment.pause))
      await expect(await page.findByLabelText(moment.play)).toBeVisible()
    })
    await step('it is moved to any moment', async () => {
      await fireEvent.change(slider, { target: { value: '12' } })
      await expect(await page.findByText(atBlock(12))).toBeVisible()
      const said = new RegExp(`As of block ${blockAt(12)}`)
      await expect((await page.findAllByText(said))[0]).toBeVisible()
    })
    await step('and back to now', async () => {
      await userEvent.click(page.getByText(moment.now))
      await expect(await page.findByText(moment.isNow)).toBeVisible()
    })
  },
})
export const MoreArt = screen({
  path: brief,
  answers,
  shows: /#1/,
  flow: async ({ page, step, userEvent }) => {
    const card = await cardOf(page, analytics.art.title)
    await step('two dozen more', async () => {
      const more = await card.findByText(/^Show more, \d+ left$/)
      const left = Number(/\d+/.exec(more.textContent ?? '')?.[0])
      await userEvent.click(more)
      await expect(
        await card.findByText(analytics.art.more(formatCount(left - 24))),
      ).toBeVisible()
    })
  },
})
