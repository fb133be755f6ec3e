import { shill } from '@narwhal-club/core/messages/pages/shill'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Shill generator' } satisfies Meta

const path = '/x-shill-generator'

export const Visitor = screen({ path })
export const Whale = screen({ path, as: 'whale' })
/** Other facts are read, and what was changed by hand is there again after them. */
export const Edited = screen({
  path,
  flow: async ({ page, step, userEvent }) => {
    const post = () =>
      page.findByLabelText(shill.post.label(1), { selector: 'textarea' })
    const choose = async (topic: 'nft' | 'token') =>
      userEvent.click(await page.findByLabelText(shill.topic.names[topic]))
    const rolled = (await post()) as HTMLTextAreaElement
    const isToken = (
      page.getByLabelText(shill.topic.names.token) as HTMLInputElement
    ).checked
    await userEvent.type(rolled, ' By hand.')
    const { value } = rolled
    await step('another topic has posts of its own', async () => {
      await choose(isToken ? 'nft' : 'token')
      await waitFor(async () => expect(await post()).not.toHaveValue(value))
    })
    await step('back, the changes are there', async () => {
      await choose(isToken ? 'token' : 'nft')
      await waitFor(async () => expect(await post()).toHaveValue(value))
    })
  },
})
/** Two stars, one at once after the other. */
export const Kept = screen({
  path,
  as: 'whale',
  flow: async ({ page, step, userEvent }) => {
    const stars = await page.findAllByRole('button', { name: shill.post.keep })
    await step('both are kept', async () => {
      for (const star of stars.slice(0, 2)) await userEvent.click(star)
      await expect(
        await page.findByRole('heading', { name: shill.saved.favourites }),
      ).toBeVisible()
      await waitFor(() =>
        expect(page.getAllByRole('button', { name: /^Delete “/ })).toHaveLength(
          2,
        ),
      )
    })
  },
})
export const Offline = screen({ path, scenario: { network: 'offline' } })
export const Phone = screen({
  path,
  globals: { viewport: { value: 'phone' } },
})
