import { shortAddress } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { club } from '@narwhal-club/core/messages/pages/club'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Viewed as' } satisfies Meta

const { holder, newcomer, whale } = createTestAccounts()
const { viewing } = club
const last = (place: number) =>
  `0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const open = told.findIndex(({ named }) => named && !named.holder)
const taking = toldBounties.findIndex(({ state }) => state === 'open')

/** As another wallet a page is read, and nothing is written, until one stops. */
const viewed = (path: string, title: string, { address } = holder) =>
  screen({
    path: `${path}&as=${address}`,
    as: 'whale',
    holder: 'whale',
    shows: viewing.title(shortAddress(address)),
    flow: async ({ page, step, userEvent }) => {
      await step('read only', async () => {
        await expect(await page.findByText(viewing.readOnly)).toBeVisible()
        await expect((await page.findAllByText(title))[0]).toBeVisible()
      })
      await step('it is stopped, and the page stays', async () => {
        await userEvent.click(page.getByText(viewing.stop))
        await waitFor(() =>
          expect(page.queryByText(viewing.readOnly)).toBeNull(),
        )
        await expect((await page.findAllByText(title))[0]).toBeVisible()
      })
    },
  })
const proposal = told[open]?.title ?? ''
const bounty = toldBounties[taking]?.title ?? ''
const idea = 'A reef watch with cameras'
export const Proposals = viewed('/clubs/main?tab=proposals', proposal)
export const Proposal = viewed(
  `/clubs/main?tab=proposals&p=e0000000-${last(open)}`,
  proposal,
)
export const ProposalPowerless = viewed(
  `/clubs/main?tab=proposals&p=e0000000-${last(open)}`,
  ...([proposal, newcomer] as const),
)
export const Bounty = viewed(
  `/clubs/main?tab=bounties&b=b0000000-${last(taking)}`,
  bounty,
)
export const Bounties = viewed('/clubs/main?tab=bounties', bounty)
/** Whose record it is stays another question than as whom it is read. */
export const RecordOfAHunter = viewed(
  `/clubs/main?tab=bounties&hunter=${whale.address.toLowerCase()}`,
  bounties.record.hunter(shortAddress(whale.address)),
)
export const Ideas = viewed('/clubs/main?show=ideas', idea)
export const Idea = viewed(`/clubs/main?idea=d0000000-${last(0)}`, idea)

/** Who goes on from a list goes on as that wallet. */
const goneOn = (path: string, title: string) =>
  screen({
    path: `${path}&as=${holder.address}`,
    as: 'whale',
    holder: 'whale',
    shows: title,
    flow: async ({ page, userEvent }) => {
      await userEvent.click(await page.findByText(title, { selector: 'a' }))
      await expect(
        await page.findByRole('heading', { level: 1, name: title }),
      ).toBeVisible()
      await expect(await page.findByText(viewing.readOnly)).toBeVisible()
    },
  })
export const FromProposals = goneOn('/clubs/main?tab=proposals', proposal)
export const FromBounties = goneOn('/clubs/main?tab=bounties', bounty)
export const FromIdeas = goneOn('/clubs/main?show=ideas', idea)

/** An address to write at shows what is read there. */
const notWritten = (path: string, title: string) =>
  screen({
    path: `${path}&as=${holder.address}`,
    as: 'whale',
    holder: 'whale',
    shows: viewing.title(shortAddress(holder.address)),
    flow: async ({ page }) => {
      await expect(await page.findByText(viewing.readOnly)).toBeVisible()
      await expect((await page.findAllByText(title))[0]).toBeVisible()
      await expect(page.queryByRole('textbox', { name: /^Title/ })).toBeNull()
    },
  })
const draft = `write=f0000000-${last(0)}`
export const NoDraft = notWritten(`/clubs/main?${draft}`, proposal)
export const NoBountyDraft = notWritten(
  `/clubs/main?tab=bounties&${draft}`,
  bounty,
)
export const NoRevision = notWritten(
  `/clubs/main?p=e0000000-${last(open)}&edit=yes`,
  proposal,
)
export const NoBountyRevision = notWritten(
  `/clubs/main?tab=bounties&b=b0000000-${last(taking)}&edit=yes`,
  bounty,
)
