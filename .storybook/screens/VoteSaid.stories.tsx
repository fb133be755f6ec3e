import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { down } from './away.ts'
import { screen } from './screenStory.tsx'
import {
  ballotsOf,
  because,
  open,
  panelOf,
  press,
  says,
  vote,
} from './voteFlow.ts'

export default { title: 'Flows/Vote said' } satisfies Meta

const { panel: words } = voting
const holder = { path: open.path, as: 'holder', shows: words.turn } as const

/** Why somebody votes so is signed with it, and everybody reads it. */
export const WithAReason = screen({
  ...holder,
  flow: async (flow) => {
    const { step } = flow
    const said = 'The beacon is seen from the reef.'
    await step('what is too long is not voted with', async () => {
      await because(flow, 'x'.repeat(1_001))
      await says(flow, words.tooLong)
      await press(flow, 'Yes')
      await says(flow, words.tooLong)
      await expect(ballotsOf(flow)).toHaveLength(0)
    })
    await step('written, and voted with', async () => {
      await because(flow, said)
      await vote(flow, 'Yes')
      await says(flow, words.yours.is('Yes', '3'))
      await expect(ballotsOf(flow)).toMatchObject([
        { choice: 'yes', reason: said },
      ])
    })
    await step('everyone reads it', async () => {
      await expect(await flow.page.findByText(said)).toBeVisible()
    })
  },
})
/** The same once more is the same: the wallet is not asked. */
export const TheSame = screen({
  ...holder,
  flow: async (flow) => {
    const { step, userEvent, world } = flow
    await vote(flow, 'Yes')
    await says(flow, words.yours.is('Yes', '3'))
    const panel = await panelOf(flow)
    const again = async () =>
      userEvent.click(await panel.findByText(words.yours.change))
    await step('what counts is not signed twice', async () => {
      await again()
      await press(flow, 'Yes')
      await says(flow, words.yours.same)
      await expect(ballotsOf(flow)).toHaveLength(1)
    })
    await step('left as it is', async () => {
      await userEvent.click(await panel.findByText(words.yours.keep))
      await waitFor(() =>
        expect(panel.queryByText(words.yours.keep)).toBeNull(),
      )
      await says(flow, words.yours.is('Yes', '3'))
    })
    await step('another one takes its place', async () => {
      await again()
      await press(flow, 'No')
      await says(flow, words.yours.is('No', '3'))
      await expect(ballotsOf(flow).map(({ choice }) => choice)).toEqual([
        'yes',
        'no',
      ])
      await expect(world.state.votes.ballots.at(-1)?.choice).toBe('no')
    })
  },
})
/** Of the server that the vote is sent to. */
const door = { isOpen: false, knocks: 0 }
/** Signed, and the server is away: it is kept, and goes by itself or by a press. */
export const SentAgain = screen({
  ...holder,
  answers: () => {
    Object.assign(door, { isOpen: false, knocks: 0 })
    return [
      http.post('/api/proposals/:id/votes', () => {
        door.knocks += 1
        return door.isOpen ? undefined : down()
      }),
    ]
  },
  flow: async (flow) => {
    const { step, userEvent } = flow
    await vote(flow, 'Yes')
    const panel = await panelOf(flow)
    /** After the third it goes by itself in six seconds: sooner is by the press. */
    const isSent = async () => {
      await says(flow, words.step.kept)
      const before = door.knocks
      await userEvent.click(panel.getByText(words.again))
      await waitFor(() => expect(door.knocks).toBe(before + 1), {
        timeout: 3_000,
      })
    }
    await step('it is kept in this browser, and goes by itself', async () => {
      await waitFor(() => expect(door.knocks).toBe(3))
      await says(flow, words.step.kept)
      await expect(ballotsOf(flow)).toHaveLength(0)
    })
    await step('sent by a press, it is kept on', async () => {
      await isSent()
      await says(flow, words.step.kept)
      await expect(ballotsOf(flow)).toHaveLength(0)
    })
    await step('until it counts', async () => {
      door.isOpen = true
      await isSent()
      await says(flow, words.yours.is('Yes', '3'))
      await expect(ballotsOf(flow)).toHaveLength(1)
    })
  },
})
/** It is not sent any more, and one may vote anew. */
export const GivenUp = screen({
  ...holder,
  answers: [http.post('/api/proposals/:id/votes', () => down())],
  flow: async (flow) => {
    const { step, userEvent } = flow
    await vote(flow, 'No')
    await says(flow, words.step.kept)
    const panel = await panelOf(flow)
    await step('it is not sent', async () => {
      await userEvent.click(panel.getByText(words.giveUp))
      await waitFor(() => expect(panel.queryByText(words.step.kept)).toBeNull())
      await expect(
        panel.getByRole('button', { name: words.pressed('No') }),
      ).toBeEnabled()
      await expect(ballotsOf(flow)).toHaveLength(0)
    })
  },
})
