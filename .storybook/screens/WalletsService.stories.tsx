import { diagnosticsEndpoints, urlOf } from '@narwhal-club/core/contract'
import { notFound, words as shared } from '@narwhal-club/core/messages'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Wallets service' } satisfies Meta

const { wallets } = diagnostics
const path = '/test-degen-api'
const { holder, newcomer } = createTestAccounts()
const about = (address: string) => `${path}?wallet=${address}`

export const Visitor = screen({ path, shows: wallets.none })
export const Asked = screen({
  path,
  async flow({ page, step, userEvent }) {
    const field = page.getByLabelText(wallets.wallet.label)
    await step('what is no address is not asked about', async () => {
      await userEvent.type(field, '0x12')
      await userEvent.keyboard('{Enter}')
      await expect(page.getByText(wallets.none)).toBeVisible()
    })
    await step('a wallet is, and its narwhals are told', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, holder.address)
      await userEvent.keyboard('{Enter}')
      await expect(
        await page.findByText(wallets.outcome.answered),
      ).toBeVisible()
      await expect(page.getAllByRole('row')).toHaveLength(4)
    })
  },
})
export const Whale = screen({
  path: '/ebisu-api-test',
  as: 'whale',
  async flow({ page, userEvent }) {
    await userEvent.click(
      page.getByRole('button', { name: wallets.wallet.mine }),
    )
    await expect(await page.findByText(wallets.outcome.answered)).toBeVisible()
  },
})
export const HoldsNone = screen({
  path: about(newcomer.address),
  shows: wallets.holdsNone,
})
export const Away = screen({
  path: about(holder.address),
  scenario: { market: 'away' },
  shows: wallets.outcome.away,
})
/** The server, for who asks about a wallet. */
let isFailing = true
const failing = () => {
  isFailing = true
  return [
    http.get(
      `*${urlOf(diagnosticsEndpoints.diagnosticWallet, { address: holder.address })}`,
      () =>
        isFailing
          ? HttpResponse.json(
              { error: 'Failed.', code: 'internal' },
              { status: 500 },
            )
          : undefined,
    ),
  ]
}
const failed = {
  path: about(holder.address),
  shows: wallets.failed,
  answers: failing,
}
export const ServerFails = screen(failed)
/** Asked once more, it answers. */
export const AskedAgain = screen({
  ...failed,
  async flow({ page, userEvent }) {
    isFailing = false
    await userEvent.click(page.getByText(shared.tryAgain))
    await expect(await page.findByText(wallets.outcome.answered)).toBeVisible()
    await expect(page.queryByText(wallets.failed)).toBeNull()
  },
})
/** The answer that came stays, and it is said that it is older. */
export const ServerFailsLater = screen({
  path: about(holder.address),
  shows: wallets.outcome.answered,
  async flow({ page, userEvent, world }) {
    world.scenario.server = 'failing'
    await userEvent.click(
      page.getByRole('button', { name: wallets.wallet.again }),
    )
    await expect(await page.findByText(wallets.stale)).toBeVisible()
    await expect(page.getByText(wallets.outcome.answered)).toBeVisible()
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
  path: about(holder.address),
  shows: wallets.outcome.answered,
  globals: { viewport: { value: 'phone' } },
})
