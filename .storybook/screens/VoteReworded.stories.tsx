import { contentHash } from '@narwhal-club/core/governance'
import { casting } from '@narwhal-club/core/messages/pages/casting'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { type Flow, screen } from './screenStory.tsx'
import { ballotsOf, open, panelOf, vote } from './voteFlow.ts'

export default { title: 'Flows/Vote reworded' } satisfies Meta

const { panel: words, row } = voting
const { id, title, path } = open
const newer = 'The beacon is lit, and stands on the outer reef.'
const newTitle = 'Fund the coast watch for two years'

/** Its author says it otherwise, and no page hears of it. */
function reword({ world }: Flow) {
  const { list } = world.state.proposals
  const held = list.find((each) => each.row.id === id)
  const last = held?.versions.at(-1)
  if (!held || !last) throw new Error('there is no such proposal')
  const words = {
    ...last,
    version: last.version + 1,
    body: newer,
    title: newTitle,
  }
  const next = { ...words, contentHash: contentHash(words) }
  Object.assign(held, { versions: [...held.versions, next] })
  Object.assign(held.row, { version: next.version, title: newTitle })
}
/** Those who have voted did so on the words before: none of it is told anew. */
const before = ({ state }: Flow['world']) => {
  state.votes.told = []
}
/** Nobody votes on words that they have not read: the newer ones come first. */
export const ReadAgain = screen({
  path,
  as: 'holder',
  before,
  shows: words.turn,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const panel = await panelOf(flow)
    await step('it is not counted, and why is said', async () => {
      reword(flow)
      await vote(flow, 'Yes')
      await expect(
        await panel.findByText(casting.failure.reworded.message),
      ).toBeVisible()
      await expect(ballotsOf(flow)).toHaveLength(0)
      await expect(page.queryByText(newer)).toBeNull()
    })
    await step('the newer words are there by a press', async () => {
      await userEvent.click(panel.getByText(words.readAgain))
      await expect(await page.findByText(newer)).toBeVisible()
      await waitFor(() => expect(panel.queryByText(words.readAgain)).toBeNull())
    })
    await step('and can be voted on', async () => {
      await expect(
        await panel.findByRole('button', { name: words.pressed('Yes') }),
      ).toBeEnabled()
      await expect(ballotsOf(flow)).toHaveLength(0)
    })
  },
})
/** In the list it is the same, and its row has the newer title. */
export const InTheList = screen({
  path: '/clubs/main?tab=proposals&status=active',
  as: 'holder',
  before,
  shows: title,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const vote = await page.findByLabelText(row.on(row.voteWith('3'), title))
    reword(flow)
    await userEvent.click(vote)
    const said = await page.findByText(casting.failure.reworded.message, {
      exact: false,
    })
    await expect(said).toBeVisible()
    await step('with the newer words it can be voted on', async () => {
      await userEvent.click(page.getByText(words.readAgain))
      const sheet = await page.findByLabelText(row.voteOn(newTitle), {
        selector: '[role="dialog"]',
      })
      await expect(
        await within(sheet).findByRole('button', {
          name: words.pressed('Yes'),
        }),
      ).toBeEnabled()
      await expect(said).not.toBeInTheDocument()
    })
  },
})
