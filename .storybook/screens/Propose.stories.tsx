import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Propose' } satisfies Meta

const draft = '00000000-0000-4000-8000-00000000000d'
const path = `/clubs/main?tab=proposals&write=${draft}`

export const Visitor = screen({ path, shows: /Sign in to write/ })
export const Empty = screen({ path, as: 'whale', holder: 'whale' })

export const Written = screen({
  path,
  as: 'whale',
  holder: 'whale',
  flow: async ({ page, step, userEvent, world }) => {
    await step('words are saved in the pauses', async () => {
      await userEvent.type(
        await page.findByLabelText('Title'),
        'Fund the winter relay',
      )
      await expect(await page.findByText('Saved')).toBeVisible()
      const [held] = world.state.drafts.filter(({ id }) => id === draft)
      await expect(held?.content.title).toBe('Fund the winter relay')
    })
    await step('what is missing is said at the fields', async () => {
      await userEvent.click(
        page.getByRole('button', { name: 'Review and propose' }),
      )
      await waitFor(() =>
        expect(page.getByRole('region', { name: /put right/ })).toHaveFocus(),
      )
    })
    await step('it is shared as an idea, and taken back', async () => {
      // It is offered once the server's copy is known.
      await userEvent.click(
        await page.findByRole('button', { name: 'Share as an idea' }),
      )
      await expect(
        await page.findByRole('button', { name: 'Stop sharing' }),
      ).toBeVisible()
    })
    await step(
      'what the server keeps keeps its words, the latest too',
      async () => {
        const held = world.state.drafts.find(({ id }) => id === draft)
        if (held) held.state = 'awaiting_fee'
        const title = page.getByLabelText('Title')
        await userEvent.type(title, ' in full')
        await userEvent.click(page.getByText('Delete the draft'))
        await userEvent.click(page.getByRole('button', { name: 'Yes, delete' }))
        await expect(
          (await page.findAllByText(/The draft was signed/))[0],
        ).toBeVisible()
        await expect(title).toHaveValue('Fund the winter relay in full')
      },
    )
  },
})
/** Whoever has too few votes shares it first. */
export const FewVotes = screen({
  ...{ path, as: 'newcomer', holder: 'newcomer' },
  shows: proposing.editor.review,
})
export const HoldingsUnknown = screen({
  ...{ path, as: 'whale', holder: 'whale' },
  scenario: { holdings: 'unavailable' },
  shows: proposing.editor.review,
})
export const Offline = screen({
  path,
  as: 'whale',
  holder: 'whale',
  scenario: { network: 'offline' },
})
export const Phone = screen({
  path,
  as: 'whale',
  holder: 'whale',
  globals: { viewport: { value: 'phone' } },
})
