import { casting } from '@narwhal-club/core/messages/pages/casting'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { type Flow, screen } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

export default { title: 'Screens/Vote' } satisfies Meta

/** It is voted on, and the holder has not voted yet. */
const open = told.findIndex(({ named }) => named && !named.holder)
const title = told[open]?.title ?? ''
const path = `/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-${String(open + 1).padStart(12, '0')}`
const phone = { viewport: { value: 'phone' } }
const words = voting.panel

const panelOf = async ({ page }: Flow) =>
  within(await page.findByRole('region', { name: words.title }))

/** Who has a session and no wallet here is led to it by the press. */
const vote = async (flow: Flow) => {
  const { step, userEvent } = flow
  const press = async () =>
    userEvent.click(
      await (await panelOf(flow)).findByRole('button', {
        name: words.pressed('Yes'),
      }),
    )
  await step('the wallet is asked for first', () => withWallet(flow, press))
}

export const Visitor = screen({ path, shows: words.visitor.body })
export const YourTurn = screen({ path, as: 'holder', shows: words.turn })
export const YourTurnPhone = screen({
  path,
  as: 'holder',
  shows: words.turn,
  globals: { theme: 'light', ...phone },
})
export const Powerless = screen({
  path,
  as: 'newcomer',
  shows: words.powerless.title,
})
export const Counted = screen({
  path,
  as: 'proposer',
  holder: 'proposer',
  shows: /^Your (Yes|No) counts/,
  flow: async (flow) => {
    const panel = await panelOf(flow)
    const { page, step, userEvent } = flow
    await step('what proves it is there', async () => {
      await userEvent.click(
        await panel.findByRole('button', { name: words.yours.receipt }),
      )
      await expect(
        await page.findByRole('button', { name: voting.receipt.json }),
      ).toBeVisible()
    })
  },
})
export const Votes = screen({
  path,
  as: 'holder',
  shows: words.turn,
  flow: async (flow) => {
    await vote(flow)
    await flow.step('it counts', async () => {
      const panel = await panelOf(flow)
      await expect(
        await panel.findByText(words.yours.is('Yes', '3')),
      ).toBeVisible()
      await expect(
        await flow.page.findByRole('button', { name: voting.receipt.json }),
      ).toBeVisible()
    })
  },
})
export const Rejected = screen({
  path,
  as: 'holder',
  wallet: 'notSigning',
  shows: words.turn,
  flow: async (flow) => {
    await vote(flow)
    await flow.step('nothing was lost, and no one shouts', async () => {
      const panel = await panelOf(flow)
      await expect(
        await panel.findByText(casting.failure.rejected.message),
      ).toBeVisible()
    })
  },
})
export const FromTheList = screen({
  path: '/clubs/main?tab=proposals&status=active',
  as: 'holder',
  shows: title,
  globals: phone,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('a sheet, not another page', async () => {
      await userEvent.click(
        await page.findByRole(
          'button',
          // Also before it is known whose turn it is.
          { name: (said: string) => said.endsWith(voting.row.on('', title)) },
        ),
      )
      await expect(
        await page.findByRole('dialog', { name: voting.row.voteOn(title) }),
      ).toBeVisible()
      const panel = await panelOf(flow)
      await expect(
        await panel.findByRole('button', { name: words.pressed('No') }),
      ).toBeVisible()
    })
  },
})
