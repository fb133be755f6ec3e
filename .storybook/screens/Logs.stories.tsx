import { diagnosticsEndpoints } from '@narwhal-club/core/contract'
import { notFound } from '@narwhal-club/core/messages'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Logs' } satisfies Meta

const path = '/test/logs'
const server = `${path}?from=server`
const { logs } = diagnostics

export const Visitor = screen({ path })
export const Whale = screen({ path, as: 'whale' })
export const Administrator = screen({
  path: server,
  as: 'admin',
  shows: 'admin_read_log',
  async flow({ page, step, userEvent }) {
    await step('of a level and above', async () => {
      const line = (name: RegExp) => page.queryByRole('row', { name })
      await expect(line(/listening/)).toBeVisible()
      await userEvent.click(
        page.getByRole('radio', { name: logs.levels.error }),
      )
      await waitFor(() => expect(line(/listening/)).toBeNull())
      await expect(line(/database_lost/)).toBeVisible()
    })
    await step('and what no line says', async () => {
      await userEvent.type(page.getByLabelText(logs.search.label), 'narwhals')
      await userEvent.keyboard('{Enter}')
      await expect(await page.findByText(logs.emptyBy)).toBeVisible()
    })
  },
})
export const OneRequest = screen({
  path: server,
  as: 'admin',
  shows: 'admin_read_log',
  async flow({ page, userEvent }) {
    const [only] = page.getAllByRole('button', { name: logs.request.only })
    await userEvent.click(only as HTMLElement)
    await expect(await page.findByText(logs.count(1, 1))).toBeVisible()
  },
})
export const ServerFails = screen({
  path: server,
  as: 'admin',
  shows: logs.failed,
  answers: [
    http.get(diagnosticsEndpoints.diagnosticLog.path, () =>
      HttpResponse.json(
        { error: 'Something went wrong.', code: 'internal' },
        { status: 500 },
      ),
    ),
  ],
})
/** What was read stays, and it is said that it is older. */
export const ServerFailsLater = screen({
  path: server,
  as: 'admin',
  shows: 'admin_read_log',
  async flow({ page, userEvent, world }) {
    world.scenario.server = 'failing'
    await userEvent.click(page.getByRole('button', { name: logs.refresh }))
    await expect(await page.findByText(logs.stale)).toBeVisible()
    await expect(page.getByRole('row', { name: /listening/ })).toBeVisible()
    world.scenario.server = 'well'
    await userEvent.click(page.getByRole('button', { name: logs.refresh }))
    await waitFor(() => expect(page.queryByText(logs.stale)).toBeNull())
  },
})
/** Until it is there, what is there stays, and one press is enough. */
export const Refreshing = screen({
  path: server,
  as: 'admin',
  shows: 'admin_read_log',
  async flow({ page, userEvent, world }) {
    const refresh = page.getByRole('button', { name: logs.refresh })
    world.scenario.latency = 1_000
    await userEvent.click(refresh)
    await waitFor(() => expect(refresh).toHaveAttribute('aria-busy', 'true'))
    await expect(page.getByRole('row', { name: /listening/ })).toBeVisible()
    await waitFor(() => expect(refresh).not.toHaveAttribute('aria-busy'), {
      timeout: 5_000,
    })
  },
})
/** Where the club is for money, the page is for administrators. */
export const Elsewhere = screen({
  path,
  as: 'whale',
  isForMoney: true,
  shows: notFound.title,
})
export const Offline = screen({ path, scenario: { network: 'offline' } })
export const Phone = screen({
  path: server,
  as: 'admin',
  shows: 'admin_read_log',
  globals: { viewport: { value: 'phone' } },
})
