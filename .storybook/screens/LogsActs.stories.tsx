import {
  type DiagnosticLog,
  diagnosticsEndpoints,
} from '@narwhal-club/core/contract'
import { words } from '@narwhal-club/core/messages'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, spyOn, waitFor } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Logs' } satisfies Meta

const { logs } = diagnostics
const admin = {
  path: '/test/logs?from=server',
  as: 'admin',
  shows: 'admin_read_log',
} as const

/** A log of many lines, a few at a time. */
const pages: Record<string, Pick<DiagnosticLog, 'rows' | 'next'>> = {
  '': { rows: [lineOf(9, 'newer')], next: 9 },
  9: { rows: [lineOf(4, 'older')] },
}
function lineOf(place: number, event: string) {
  const at = new Date(Date.UTC(2026, 10, 21, 12, 0, place)).toISOString()
  return {
    place,
    at,
    level: 'info' as const,
    event,
    message: `It is ${event}.`,
  }
}

/** An address of the server's log, handed to somebody else: they read their own. */
export const NotTheirs = screen({
  path: '/test/logs?from=server&q=no-such-line',
  // This page's log, in which the stories before this one have written or not.
  shows: new RegExp(`^(${logs.empty}|${logs.emptyBy})$`),
})
export const Older = screen({
  ...admin,
  shows: 'It is newer.',
  answers: [
    http.get(diagnosticsEndpoints.diagnosticLog.path, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before') ?? ''
      const events = ['newer', 'older']
      return HttpResponse.json({ ...pages[before], events, kept: 9, most: 9 })
    }),
  ],
  flow: async ({ page, step, userEvent }) => {
    await step('older lines', async () => {
      await userEvent.click(await page.findByText(logs.older))
      await expect(await page.findByText('It is older.')).toBeVisible()
      await expect(page.queryByText('It is newer.')).toBeNull()
      await expect(page.queryByText(logs.older)).toBeNull()
    })
    await step('and the newest again', async () => {
      await userEvent.click(page.getByText(logs.newest))
      await expect(await page.findByText('It is newer.')).toBeVisible()
      await expect(page.queryByText(logs.newest)).toBeNull()
    })
  },
})
export const OfOneEvent = screen({
  ...admin,
  flow: async ({ page, step, userEvent }) => {
    const event = page.getByLabelText(logs.event.label, { exact: false })
    await step('those of an event alone', async () => {
      await userEvent.selectOptions(event, 'database_lost')
      await expect(await page.findByText(logs.count(1, 1))).toBeVisible()
      await expect(
        page.queryByText('node_failed', { selector: 'span' }),
      ).toBeNull()
    })
    await step('and any again', async () => {
      await userEvent.selectOptions(event, logs.event.any)
      await waitFor(() => expect(page.queryByText(logs.count(1, 1))).toBeNull())
    })
  },
})
/** One request, told by its number, and all again. */
export const OfOneRequest = screen({
  ...admin,
  flow: async ({ page, step, userEvent }) => {
    const [only] = page.getAllByText(logs.request.only)
    const line = only?.closest('tr')?.textContent ?? ''
    const request = /request ([0-9a-f-]{36})/.exec(line)?.[1] ?? ''
    await step('found by its number', async () => {
      const field = page.getByLabelText(logs.request.label)
      await userEvent.click(field)
      await userEvent.paste(request)
      await userEvent.keyboard('{Enter}')
      await expect(await page.findByText(logs.count(1, 1))).toBeVisible()
      await expect(page.queryByText(logs.request.only)).toBeNull()
    })
    await step('all requests', async () => {
      await userEvent.click(page.getByText(logs.request.clear))
      await expect(
        (await page.findAllByText(logs.request.only))[0],
      ).toBeVisible()
    })
  },
})
export const SearchEnded = screen({
  ...admin,
  flow: async ({ page, step, userEvent }) => {
    await step('nothing is like that', async () => {
      const field = page.getByLabelText(logs.search.label)
      await userEvent.type(field, 'narwhals{Enter}')
      await expect(await page.findByText(logs.emptyBy)).toBeVisible()
    })
    await step('cleared, all is there', async () => {
      await userEvent.click(page.getByText(logs.search.clear))
      await expect(
        await page.findByText('database_lost', { selector: 'span' }),
      ).toBeVisible()
      await expect(page.getByLabelText(logs.search.label)).toHaveValue('')
    })
  },
})
export const OfThisBrowser = screen({
  ...admin,
  flow: async ({ page, step, userEvent }) => {
    await step('the browser’s own', async () => {
      await userEvent.click(page.getByLabelText(logs.from.browser))
      await waitFor(() =>
        expect(
          page.queryByText('database_lost', { selector: 'span' }),
        ).toBeNull(),
      )
      await expect(page.queryByText(logs.event.label)).toBeNull()
    })
    await step('and the server’s', async () => {
      await userEvent.click(page.getByLabelText(logs.from.server))
      await expect(
        await page.findByText('database_lost', { selector: 'span' }),
      ).toBeVisible()
    })
  },
})
/** What is shown is taken elsewhere, as text. */
export const TakenAlong = screen({
  ...admin,
  flow: async ({ page, step, userEvent }) => {
    await userEvent.click(page.getByLabelText(logs.levels.error))
    await page.findByText(logs.count(1, 1))
    await step('copied', async () => {
      const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(page.getByText(logs.copy))
      await expect(await page.findByText(logs.copied)).toBeVisible()
      await expect(copied.mock.lastCall?.[0]).toMatch(/Z error database_lost /)
      copied.mockRestore()
    })
    await step('and kept as a file', async () => {
      const files: string[] = []
      const saved = spyOn(
        HTMLAnchorElement.prototype,
        'click',
      ).mockImplementation(function (this: HTMLAnchorElement) {
        files.push(this.download)
      })
      await userEvent.click(page.getByText(logs.save))
      await expect(files).toEqual(['server-log.txt'])
      saved.mockRestore()
      await waitFor(() => expect(page.queryByText(logs.copied)).toBeNull())
    })
  },
})
export const ReadAgain = screen({
  ...admin,
  path: '/test/logs',
  shows: logs.title,
  flow: async ({ page, step, userEvent, world }) => {
    const server = await page.findByLabelText(logs.from.server)
    await step('it did not load', async () => {
      world.scenario.server = 'failing'
      await userEvent.click(server)
      await expect(await page.findByText(logs.failed)).toBeVisible()
    })
    await step('asked again, it is there', async () => {
      world.scenario.server = 'well'
      await userEvent.click(page.getByText(words.tryAgain))
      await expect(
        await page.findByText('database_lost', { selector: 'span' }),
      ).toBeVisible()
    })
  },
})
