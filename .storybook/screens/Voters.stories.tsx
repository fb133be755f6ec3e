import { shortAddress } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Voters' } satisfies Meta

/** It is voted on, and the holder has not voted yet. */
const open = told.findIndex(({ named }) => named && !named.holder)
const pathOf = (place: number) =>
  `/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const path = pathOf(open)
const { panel: words, voters, whatIf } = voting

/** A card by its title: what is below comes as it is near. */
const cardOf = async ({ page }: Flow, name: string) => {
  const heading = await page.findByText(name, { selector: 'h2, h3' })
  const card = heading.closest('section')
  if (!card) throw new Error(`${name} is no card`)
  return within(card)
}

/** The list of voters, and how it is pressed. */
const votersOf = async (flow: Flow) => {
  const { userEvent } = flow
  const list = await cardOf(flow, voters.title)
  return {
    list,
    has: (text: string) => list.findByText(text),
    isGone: (text: string) =>
      waitFor(() => expect(list.queryByText(text)).toBeNull()),
    press: async (text: string) => userEvent.click(list.getByLabelText(text)),
    find: async (address: string) => {
      await userEvent.click(list.getByLabelText(voters.search.label))
      await userEvent.paste(address)
      await userEvent.click(list.getByText(voters.search.find))
    },
  }
}
const nameOf = ({ address }: { address: string }) => shortAddress(address)

/** Each question that the list of voters takes. */
export const VotersAsked = screen({
  path,
  shows: words.visitor.body,
  flow: async (flow) => {
    const { step, userEvent, world } = flow
    const { list, has, isGone, press } = await votersOf(flow)
    const { whale, admin, proposer } = world.accounts
    await step('by what they voted', async () => {
      await has(nameOf(whale))
      await press(voters.tabs.no)
      await has(nameOf(proposer))
      await isGone(nameOf(whale))
      await press(voters.tabs.yes)
      await has(nameOf(whale))
      await isGone(nameOf(proposer))
    })
    await step('who says why', async () => {
      await press(voters.tabs.all)
      await has(nameOf(admin))
      await userEvent.click(list.getByText(voters.reasons))
      await isGone(nameOf(admin))
      await has(nameOf(whale))
      await userEvent.click(list.getByText(voters.reasons))
    })
    await step('by when it was', async () => {
      // The largest was cast last here: another one is, now.
      for (const ballot of world.state.votes.ballots)
        if (ballot.voter === proposer.address.toLowerCase())
          ballot.at = world.clock.now()
      const order = () => list.getAllByText(/^0x/).map((who) => who.textContent)
      await has(nameOf(admin))
      const largest = order()
      await press(voters.sort.newest)
      await waitFor(() => expect(order()).not.toEqual(largest))
      await expect(new Set(order())).toEqual(new Set(largest))
    })
  },
})

/** One voter is found, and from nobody there is a way back to all. */
export const VotersFound = screen({
  path,
  shows: words.visitor.body,
  flow: async (flow) => {
    const { step, userEvent, world } = flow
    const { list, has, isGone, press, find } = await votersOf(flow)
    const { whale, proposer, holder } = world.accounts
    await step('one of them by their address', async () => {
      await find(proposer.address)
      await isGone(nameOf(whale))
      await has(nameOf(proposer))
      await userEvent.click(list.getByText(voters.search.clear))
      await has(nameOf(whale))
    })
    await step('who has not voted', async () => {
      await press(voters.tabs.none)
      await find(holder.address)
      await has(nameOf(holder))
      await expect(list.queryByText(voters.reasons)).toBeNull()
      await press(voters.tabs.yes)
      await has(voters.notFound.title)
      await userEvent.click(list.getByText(voters.notFound.action))
      await has(nameOf(whale))
    })
  },
})

/** What may come of it is played through, and taken back. */
export const Supposed = screen({
  // Most of its votes are not cast yet.
  path: pathOf(open + 1),
  shows: words.visitor.body,
  flow: async (flow) => {
    const card = await cardOf(flow, whatIf.title)
    const slide = (label: string, value: number) =>
      fireEvent.change(card.getByLabelText(label), { target: { value } })
    await expect(card.queryByText(whatIf.reset)).toBeNull()
    slide(whatIf.turnout, 100)
    slide(whatIf.share, 0)
    await expect(await card.findByText(whatIf.outcome.rejected)).toBeVisible()
    slide(whatIf.share, 100)
    await expect(await card.findByText(whatIf.outcome.passed)).toBeVisible()
    await flow.userEvent.click(card.getByText(whatIf.reset))
    await expect(card.getByLabelText(whatIf.turnout)).toHaveValue('0')
    await expect(card.getByLabelText(whatIf.share)).toHaveValue('50')
    await expect(card.queryByText(whatIf.reset)).toBeNull()
  },
})
