import { surface } from '@narwhal-club/core/contract'
import { notFound } from '@narwhal-club/core/messages'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Schema' } satisfies Meta

const path = '/test-schema'
const { schema } = diagnostics

export const Visitor = screen({ path })
export const Whale = screen({ path, as: 'whale' })
export const Administrator = screen({ path, as: 'admin' })
let isOther = false
/** Run again, one answer is not what the contract says: it comes first. */
export const OneDiffers = screen({
  path,
  answers: () => {
    isOther = false
    return [
      http.get(surface.walletAddress.path, () =>
        isOther ? HttpResponse.json({ address: 25 }) : undefined,
      ),
    ]
  },
  async flow({ page, step, userEvent }) {
    const first = () => page.getAllByRole('row')[1] as HTMLElement
    const table = within(await page.findByRole('table'))
    const patience = { timeout: 20_000 }
    const isOver = () => expect(table.queryByText(schema.running)).toBeNull()
    await step('all answer as they should', async () => {
      await waitFor(isOver, patience)
      await expect(table.queryByText(schema.wrong)).toBeNull()
    })
    await step(
      'what fails stands first, once all have answered anew',
      async () => {
        isOther = true
        await userEvent.click(page.getByRole('button', { name: schema.rerun }))
        await waitFor(
          () => expect(first()).toHaveTextContent(schema.wrong),
          patience,
        )
        await expect(first()).toHaveTextContent(surface.walletAddress.path)
        await waitFor(isOver, patience)
      },
    )
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
  path,
  globals: { viewport: { value: 'phone' } },
})
