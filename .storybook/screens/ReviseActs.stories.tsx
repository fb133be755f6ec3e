import { revising } from '@narwhal-club/core/messages/pages/revising'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { talkedAbout, talkedAboutPath, writtenDown } from './discussion.ts'
import { press, titleIn } from './proposeFlow.ts'
import { type Flow, screen } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

export default { title: 'Flows/Revise' } satisfies Meta

const { moved, reviewing, published } = revising
const author = {
  path: `${talkedAboutPath}&edit=yes`,
  as: 'whale',
  holder: 'whale',
  shows: revising.proposal.title,
} as const
const first = told[0]?.title
/** Of the same author. */
const other = told[2]?.title ?? ''
const heldIn = ({ world }: Flow) => {
  const found = world.state.proposals.list.find(
    ({ row }) => row.id === talkedAbout,
  )
  if (!found) throw new Error('there is no such proposal')
  return found
}
const elsewhere = 'A mooring for two boats'
/** Another tab published a version of its own, and one goes on to review. */
const disagree = async (flow: Flow) => {
  const { page, userEvent } = flow
  await userEvent.type(await titleIn(flow), ', in full')
  await page.findByText(revising.kept)
  const { row, versions } = heldIn(flow)
  const last = versions.at(-1)
  if (!last) throw new Error('nothing was published')
  const version = last.version + 1
  versions.push({ ...last, version, title: elsewhere })
  Object.assign(row, { version, title: elsewhere })
  await press(flow, revising.review)
  await expect(
    await page.findByText(moved.title(String(version))),
  ).toBeVisible()
}

/** Signed, readers see it, and what it changed. */
export const Published = screen({
  ...author,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const title = `${first}, in full`
    const version = heldIn(flow).row.version + 1
    await step('signed, it is published', async () => {
      await userEvent.type(await titleIn(flow), ', in full')
      await press(flow, revising.review)
      await page.findByRole('blockquote')
      await expect(
        page.getByText(reviewing.title(String(version))),
      ).toBeVisible()
      await withWallet(flow, () => press(flow, reviewing.sign))
      await expect(
        await page.findByText(published.title(String(version))),
      ).toBeVisible()
      await page.findByText(revising.toast.title)
      await expect(heldIn(flow).row).toMatchObject({ title, version })
      await expect(writtenDown()).not.toContain('in full')
    })
    await step('what it changed', async () => {
      await userEvent.click(page.getByText(published.open))
      await expect(
        await page.findByRole('heading', { level: 1, name: title }),
      ).toBeVisible()
      await expect((await page.findAllByRole('insertion'))[0]).toBeVisible()
    })
  },
})

/** One's own words go on, upon what came meanwhile. */
export const KeepsMine = screen({
  ...author,
  flow: async (flow) => {
    const { page, step } = flow
    const mine = `${first}, in full`
    await step('another one came', () => disagree(flow))
    await step('these words go on', async () => {
      await press(flow, moved.mine)
      await expect(await titleIn(flow)).toHaveValue(mine)
      await press(flow, revising.review)
      await expect(await page.findByRole('blockquote')).toHaveTextContent(mine)
      await expect(
        page.getByText(reviewing.title(String(heldIn(flow).row.version + 1))),
      ).toBeVisible()
    })
  },
})
/** The published ones are taken, and one's own are kept nowhere. */
export const TakesTheirs = screen({
  ...author,
  flow: async (flow) => {
    const { step } = flow
    await step('another one came', () => disagree(flow))
    await step('its words are taken', async () => {
      await press(flow, moved.theirs)
      await expect(await titleIn(flow)).toHaveValue(elsewhere)
      await expect(writtenDown()).not.toContain('in full')
    })
  },
})

/** Nothing was changed: there is nothing to sign. */
export const Unchanged = screen({
  ...author,
  flow: async (flow) => {
    const { page } = flow
    await titleIn(flow)
    await press(flow, revising.review)
    await expect(
      await page.findByText(revising.failure.unchanged.message),
    ).toBeVisible()
    await expect(heldIn(flow).versions).toHaveLength(2)
  },
})
/** Much like another one: that one can be read before this is signed. */
export const Alike = screen({
  ...author,
  flow: async (flow) => {
    const { page, userEvent } = flow
    const title = await titleIn(flow)
    await userEvent.clear(title)
    await userEvent.type(title, other)
    await press(flow, revising.review)
    await expect(await page.findByText(reviewing.duplicates)).toBeVisible()
    await userEvent.click(
      page.getByText(new RegExp(`${other}$`), { selector: 'a' }),
    )
    await expect(
      await page.findByRole('heading', { level: 1, name: other }),
    ).toBeVisible()
    await waitFor(() =>
      expect(page.queryByText(reviewing.duplicates)).toBeNull(),
    )
  },
})
