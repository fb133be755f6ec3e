import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { heldOf, ofBounty, open, perform, told } from './bountyFlow.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Bounty work' } satisfies Meta

const { act, field, done } = bountyActs
const turkish = /into Turkish$/
const banner = /spring banner$/
const map = /^A map of the whales/

/** What of a bounty is of somebody. */
const workOf = (flow: Flow, title: RegExp, role: 'whale' | 'holder') => {
  const by = flow.world.accounts[role].address.toLowerCase()
  return heldOf(flow, title)?.work.find(({ row }) => row.author === by)?.row
}
const write = async ({ userEvent }: Flow, text: HTMLElement, said: string) => {
  await userEvent.clear(text)
  await userEvent.click(text)
  await userEvent.paste(said)
}
const isSubmit = { selector: 'button[type=submit]' }

export const HandedIn = screen({
  ...ofBounty(turkish),
  as: 'whale',
  globals: { viewport: { value: 'phone' } },
  flow: async (flow) => {
    const { page, step } = flow
    const said = 'All nine chapters, read by two others.'
    const link = 'https://harbour.example/turkish'
    const bar = page.getByLabelText(bounties.bar.label, { selector: 'section' })
    await step('the foot of the window leads there', async () => {
      const lead = await within(bar).findByText(bounties.bar.submit)
      await expect(lead).toBeVisible()
      const place = lead.getAttribute('href')?.slice(1) ?? ''
      await expect(document.getElementById(place)).toHaveTextContent(act.submit)
    })
    const form = await open(flow, act.submit)
    await step('nothing is not handed in', async () => {
      await flow.userEvent.click(form.getByText(act.submit, isSubmit))
      await expect(
        form.getByLabelText(field.text, { exact: false }),
      ).toHaveAttribute('aria-invalid', 'true')
      await expect(workOf(flow, turkish, 'whale')).toBeUndefined()
    })
    await step('with a link, taken back and given again', async () => {
      const links = form.getByLabelText(field.links, { exact: false })
      await write(flow, form.getByLabelText(field.text, { exact: false }), said)
      await write(flow, links, link)
      await flow.userEvent.clear(links)
      await expect(links).toHaveValue('')
      await write(flow, links, link)
      await flow.userEvent.click(form.getByText(act.submit, isSubmit))
      await told(flow, done.submit)
      await expect(workOf(flow, turkish, 'whale')).toMatchObject({
        status: 'submitted',
        text: said,
        links: [link],
      })
    })
    await step('it is there, and can be changed', async () => {
      await told(flow, bounties.work.yours)
      await told(flow, said)
      await waitFor(() => expect(page.queryByText(act.submit)).toBeNull())
      await expect(within(bar).getByText(bounties.bar.edit)).toBeVisible()
    })
  },
})
export const TakenBack = screen({
  ...ofBounty(banner),
  as: 'holder',
  flow: async (flow) => {
    const { page, step } = flow
    const said = workOf(flow, banner, 'holder')?.text ?? ''
    await step('it is theirs, and they take it back', async () => {
      await told(flow, said)
      await perform(flow, act.withdraw, async (form) => {
        await expect(form.getByText(bountyActs.say.withdraw)).toBeVisible()
      })
      await told(flow, done.withdraw)
      await expect(workOf(flow, banner, 'holder')?.status).toBe('withdrawn')
    })
    await step('their place is free', async () => {
      await expect(
        await page.findByText(act.submit, { selector: 'button' }),
      ).toBeVisible()
      await waitFor(() => expect(page.queryByText(act.withdraw)).toBeNull())
    })
  },
})
/** Whose work was turned down is heard alone: the club votes at once. */
export const Disputed = screen({
  ...ofBounty(map),
  as: 'tokenRich',
  // It was closed early: the decision counts from then.
  before: (world) => {
    const row = heldOf({ world }, map)?.row
    if (row) row.closedAt = row.submitBy - 60_000
  },
  flow: async (flow) => {
    const { page, step } = flow
    await step('it says why', async () => {
      await perform(flow, act.dispute, async (form) => {
        const text = form.getByLabelText(field.disputeText, { exact: false })
        await write(flow, text, 'Half of these are sightings of the club.')
      })
      await told(flow, done.dispute)
    })
    await step('everyone is led to the vote', async () => {
      await told(flow, bounties.notice.disputed)
      const held = heldOf(flow, map)
      await expect(held?.row.isDisputed).toBe(true)
      const { list } = flow.world.state.proposals
      await expect(list.map(({ row }) => row.id)).toContain(
        held?.dispute?.proposal,
      )
      await waitFor(() => expect(page.queryByText(act.dispute)).toBeNull())
    })
  },
})
/** For another one's work it takes three. */
export const DisputedByOne = screen({
  ...ofBounty(map),
  as: 'holder',
  flow: async (flow) => {
    const { step } = flow
    await perform(flow, act.dispute, async (form) => {
      const text = form.getByLabelText(field.disputeText, { exact: false })
      await write(flow, text, 'It is a good map.')
    })
    await step('it is noted, and not disputed yet', async () => {
      await told(flow, done.disputeMissing('2'))
      const held = heldOf(flow, map)
      await expect(held?.calls).toHaveLength(1)
      await expect(held?.dispute).toBeNull()
    })
    await step('and once is enough', async () => {
      const { page, userEvent } = flow
      await userEvent.click(page.getByText(done.ok))
      await waitFor(() => {
        expect(page.queryByText(done.disputeMissing('2'))).toBeNull()
        expect(page.queryByText(act.dispute)).toBeNull()
      })
    })
  },
})
/** What was turned down is judged anew. */
export const JudgedAnew = screen({
  ...ofBounty(map),
  as: 'whale',
  flow: async (flow) => {
    const { step } = flow
    await step('it begins as neither one nor the other', async () => {
      await perform(
        flow,
        act.review,
        async (form) => {
          const { status } = bounties.work
          await expect(form.getByLabelText(status.submitted)).toBeChecked()
          await flow.userEvent.click(form.getByLabelText(status.shortlisted))
        },
        -1,
      )
      await told(flow, done.review)
      const rows = heldOf(flow, map)?.work.map(({ row }) => row.status)
      await expect(rows).toEqual(['shortlisted', 'shortlisted'])
    })
  },
})

/** What somebody has handed in before, over all clubs. */
export const Record = screen({
  path: '/clubs/main?tab=bounties&hunter=0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc',
  shows: bounties.record.earned,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { address } = world.accounts.tokenRich
    const title = bounties.record.hunter(shortAddress(checksumAddress(address)))
    await step('how often, and what came of it', async () => {
      await told(flow, title)
      const card = (await page.findByText(title)).closest('section')
      await expect(card).toHaveTextContent(bounties.record.rejected)
    })
    await step('and all bounties again', async () => {
      await userEvent.click(page.getByText(bounties.record.all))
      await waitFor(() => expect(page.queryByText(title)).toBeNull())
    })
  },
})
