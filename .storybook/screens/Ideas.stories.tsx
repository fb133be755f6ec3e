import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { reporting } from '@narwhal-club/core/messages/pages/reporting'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Ideas' } satisfies Meta

const list = '/clubs/main?show=ideas'
const idOf = (place: number) =>
  `d0000000-0000-4000-8000-${String(place).padStart(12, '0')}`
const path = `/clubs/main?idea=${idOf(1)}`
const title = 'A reef watch with cameras'
const phone = { viewport: { value: 'phone' } }

export const List = screen({
  path: list,
  shows: '2 of 2 shown',
  flow: async ({ page, step, userEvent }) => {
    await step('each leads to its words, and back', async () => {
      await userEvent.click(page.getByRole('link', { name: title }))
      await expect(
        await page.findByRole('heading', { level: 1, name: title }),
      ).toBeVisible()
      await userEvent.click(
        page.getByRole('link', { name: ideas.back('Narwhal Club') }),
      )
      await expect(await page.findByText('2 of 2 shown')).toBeVisible()
    })
  },
})
export const ListNone = screen({
  path: '/clubs/deep-dive?show=ideas',
  shows: ideas.none.title,
})
export const ListPhone = screen({
  path: list,
  shows: '2 of 2 shown',
  globals: { theme: 'light', ...phone },
})
export const Visitor = screen({ path, shows: ideas.adopt.signIn })
export const NeedsMore = screen({
  path,
  as: 'newcomer',
  shows: /^You need \d+ more NFTs to propose\.$/,
})
export const Own = screen({
  path,
  as: 'holder',
  shows: ideas.adopt.own,
  flow: async ({ page }) => {
    await expect(page.queryByText(reporting.open.idea)).toBeNull()
  },
})
export const Adopted = screen({
  path,
  as: 'whale',
  holder: 'whale',
  shows: ideas.adopt.body,
  flow: async ({ page, step, userEvent }) => {
    await step('its copy is opened to be written', async () => {
      await userEvent.click(page.getByRole('button', { name: ideas.adopt.act }))
      await expect(
        await page.findByLabelText(proposing.editor.field.title),
      ).toHaveValue(title)
      await expect(await page.findByText(proposing.editor.idea)).toBeVisible()
    })
  },
})
/** What is wrong is chosen, and sent; its own author has no button for it. */
export const Reported = screen({
  path,
  as: 'whale',
  shows: reporting.open.idea,
  flow: async ({ page, step, userEvent }) => {
    const { report } = proposals.acts
    const send = async () =>
      userEvent.click(await page.findByRole('button', { name: report.send }))
    await step('what is missing is said', async () => {
      await userEvent.click(
        page.getByRole('button', { name: reporting.open.idea }),
      )
      await send()
      await expect(
        await page.findByText(reporting.failure.choice),
      ).toBeVisible()
    })
    await step('it has arrived', async () => {
      await userEvent.click(page.getByLabelText(report.names.spam))
      await send()
      await expect(await page.findByText(reporting.done)).toBeVisible()
      await expect(
        page.queryByRole('button', { name: reporting.open.idea }),
      ).toBeNull()
    })
  },
})
/** Who holds nothing is told why it was not taken. */
export const ReportRefused = screen({
  path,
  as: 'newcomer',
  shows: reporting.open.idea,
  flow: async ({ page, userEvent }) => {
    const { report } = proposals.acts
    await userEvent.click(
      page.getByRole('button', { name: reporting.open.idea }),
    )
    await userEvent.click(await page.findByLabelText(report.names.scam))
    await userEvent.click(page.getByRole('button', { name: report.send }))
    await expect(await page.findByText(reporting.failure.power)).toBeVisible()
  },
})
export const Offline = screen({
  path,
  scenario: { network: 'offline' },
  shows: /did not load$/,
})
/** What is not shared is no idea. */
export const NotShared = screen({
  path: `/clubs/main?idea=${idOf(3)}`,
  shows: ideas.unknown.title,
})
/** Under the name of another club it is not there. */
export const OtherClub = screen({
  path: `/clubs/deep-dive?idea=${idOf(1)}`,
  shows: ideas.unknown.title,
})
export const Phone = screen({
  path,
  as: 'newcomer',
  shows: title,
  globals: { theme: 'light', ...phone },
})
export const RightToLeft = screen({
  path,
  shows: title,
  globals: { locale: 'rtl', ...phone },
})
