import { words } from '@narwhal-club/core/messages'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Try again' } satisfies Meta

const proposal = 'e0000000-0000-4000-8000-000000000001'
const bounty = 'b0000000-0000-4000-8000-000000000001'
const idea = 'd0000000-0000-4000-8000-000000000001'

/** All of a page failed: each part is there once it was asked for again. */
const again = (path: string) =>
  screen({
    path,
    scenario: { server: 'failing' },
    flow: async ({ page, userEvent, world }) => {
      const left = () => page.queryAllByText(words.tryAgain)
      await waitFor(() => expect(left()).not.toHaveLength(0), {
        timeout: 10_000,
      })
      world.scenario.server = 'well'
      // What comes late has failed, too, and is asked for then.
      await waitFor(
        async () => {
          for (const button of left())
            if (button.isConnected) await userEvent.click(button)
          expect(left()).toHaveLength(0)
        },
        { timeout: 15_000, interval: 500 },
      )
    },
  })

export const Clubs = again('/clubs')
export const Club = again('/clubs/main')
export const Proposals = again('/clubs/main?tab=proposals')
export const Proposal = again(`/clubs/main?tab=proposals&p=${proposal}`)
export const Bounties = again('/clubs/main?tab=bounties')
export const Bounty = again(`/clubs/main?tab=bounties&b=${bounty}`)
export const Idea = again(`/clubs/main?idea=${idea}`)
export const About = again('/about')
export const Ideas = again('/clubs/main?tab=ideas')
export const Swap = again('/swap')
export const Analytics = again('/analytics')
