import { storageKeys } from '@narwhal-club/core/constants'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Proposal' } satisfies Meta

const pathOf = (place: number) =>
  `/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const passed = pathOf(told.findIndex(({ outcome }) => outcome === 'passed'))
const active = pathOf(told.findIndex(({ published }) => published === 2))
const { list } = proposals
const labelled = 'trips'

/** There is a way back to all. */
export const NotLabelled = screen({
  path: `/clubs/deep-dive?tab=proposals&label=${labelled}`,
  shows: list.label.only(labelled),
  flow: async ({ page, userEvent }) => {
    const said = page.getByText(list.label.only(labelled))
    await userEvent.click(page.getByText(list.label.all))
    await waitFor(() => expect(said).not.toBeInTheDocument())
  },
})
/** Hidden until one votes, and not for longer than one wants. */
export const ResultsHidden = screen({
  path: active,
  flow: async ({ page, step, userEvent }) => {
    const hide = await page.findByRole('switch', { name: voting.secret.switch })
    const covers = () => page.queryAllByText(voting.secret.cover)
    await step('nobody is told how it stands', async () => {
      await userEvent.click(hide)
      await expect(hide).toBeChecked()
      await waitFor(() => expect(covers()[0]).toBeVisible())
    })
    await step('and then everybody', async () => {
      await userEvent.click(hide)
      await expect(hide).not.toBeChecked()
      await expect(covers()[0]).not.toBeVisible()
      // Not after a reload, either.
      await expect(localStorage.getItem(storageKeys.results)).toBeNull()
    })
  },
})
/** It takes its time, and may be given up. */
export const VerifyingGivenUp = screen({
  path: passed,
  shows: proposals.outcome.passed,
  flow: async ({ page, userEvent, world }) => {
    const button = await page.findByText(verify.open)
    world.scenario.latency = 20_000
    await userEvent.click(button)
    await userEvent.click(
      await page.findByRole('button', { name: verify.cancel }),
    )
    await expect(await page.findByText(verify.cancelled.body)).toBeVisible()
  },
})
