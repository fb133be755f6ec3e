import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ofAuthor, ofBounty } from './bountyFlow.ts'
import { type ScreenOptions, screen } from './screenStory.tsx'
import { open } from './voteFlow.ts'

export default { title: 'Flows/On a phone' } satisfies Meta

/** The foot of the window has the one thing that is there to be done. */
const foot = (page: ScreenOptions, label: string, said: string) =>
  screen({
    ...page,
    globals: { viewport: { value: 'phone' } },
    flow: async (flow) => {
      const isFoot = { selector: 'section' }
      const bar = within(await flow.page.findByLabelText(label, isFoot))
      await expect(await bar.findByText(said)).toBeVisible()
    },
  })

const ofProposal = (page: ScreenOptions, said: string) =>
  foot(page, proposals.bar.label, said)
const { path, title: shows } = open
export const Votes = ofProposal({ path, shows, as: 'holder' }, voting.bar.vote)
export const VotesAgain = ofProposal(
  { path, shows, as: 'proposer' },
  voting.bar.change,
)
export const Powerless = ofProposal(
  { path, shows, as: 'newcomer' },
  proposals.bar.discuss,
)
export const ReadsProposal = ofProposal({ path, shows }, proposals.bar.discuss)
const pending =
  '/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-000000000001'
export const Edits = ofProposal(
  { path: pending, as: 'whale' },
  proposals.bar.edit,
)
export const NotTheirs = ofProposal(
  { path: pending, as: 'holder' },
  proposals.bar.discuss,
)

const { bar } = bounties
const ofABounty = (page: ScreenOptions, said: string) =>
  foot(page, bar.label, said)
export const Pays = ofABounty(ofAuthor(/^A script that counts/), bar.pay)
export const Awards = ofABounty(ofAuthor(/^A map of the whales/), bar.review)
export const HandsIn = ofABounty(
  { ...ofBounty(/into Turkish$/), as: 'whale' },
  bar.submit,
)
export const ReadsBounty = ofABounty(
  ofBounty(/^Check the contracts/),
  bar.discuss,
)

/** What the card of a post looks like is there for who asks. */
export const SeesTheCard = screen({
  path: '/x-shill-generator',
  flow: async ({ page, userEvent }) => {
    const { look, download } = shill.facts
    await userEvent.click(await page.findByText(look))
    await expect(await page.findByText(download)).toBeVisible()
  },
})
