import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
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
/** What waits for the server's answer, on a busy machine. */
const soon = { timeout: 5_000 }

export const List = screen({
  path: list,
  shows: '2 of 2 shown',
  flow: async ({ page, step, userEvent }) => {
    await step('each leads to its words, and back', async () => {
      await userEvent.click(page.getByRole('link', { name: title }))
      await expect(
        await page.findByRole('heading', { level: 1, name: title }, soon),
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
export const Own = screen({ path, as: 'holder', shows: ideas.adopt.own })
export const Adopted = screen({
  path,
  as: 'whale',
  holder: 'whale',
  shows: ideas.adopt.body,
  flow: async ({ page, step, userEvent }) => {
    await step('its copy is opened to be written', async () => {
      await userEvent.click(page.getByRole('button', { name: ideas.adopt.act }))
      await expect(
        await page.findByLabelText(proposing.editor.field.title, {}, soon),
      ).toHaveValue(title)
      await expect(
        await page.findByText(proposing.editor.idea, {}, soon),
      ).toBeVisible()
    })
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
