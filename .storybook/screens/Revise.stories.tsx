import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { createAway } from './away.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Revise' } satisfies Meta

const path =
  '/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-000000000001&edit=yes'
const phone = { viewport: { value: 'phone' } }
const author = { path, as: 'whale', holder: 'whale' } as const
const { field } = proposing.editor
const away = createAway(/\/api\/proposals\/[0-9a-f-]+$/)

export const Author = screen({
  ...author,
  shows: revising.proposal.title,
  flow: async ({ page, step, userEvent }) => {
    await step('the published words are there to be changed', async () => {
      const title = await page.findByLabelText(field.title)
      await expect(title).toHaveValue(told[0]?.title)
      await userEvent.type(title, ', in full')
      await expect(await page.findByText(revising.kept)).toBeVisible()
    })
    await step('its hints are those of a version', async () => {
      await expect(
        page.getByText(revising.proposal.hint.earliestStart),
      ).toBeVisible()
    })
    await step('they are left for the published ones', async () => {
      await userEvent.click(
        page.getByRole('button', { name: revising.discard }),
      )
      await expect(page.getByLabelText(field.title)).toHaveValue(told[0]?.title)
    })
  },
})
/** Back from what was to be signed, the words are as they were. */
export const BackToTheWords = screen({
  ...author,
  shows: revising.proposal.title,
  flow: async ({ page, userEvent }) => {
    const press = async (text: string) =>
      userEvent.click(await page.findByText(text, { selector: 'button' }))
    const title = () => page.findByLabelText(field.title)
    await userEvent.type(await title(), ', in full')
    await press(revising.review)
    await page.findByRole('blockquote')
    await press(revising.reviewing.back)
    await expect(await title()).toHaveValue(`${told[0]?.title}, in full`)
    await press(revising.discard)
  },
})
/** What is published did not come: pressed again, it does. */
export const NotRead = screen({
  ...author,
  answers: away.answers,
  shows: revising.offline,
  flow: async ({ page, userEvent }) => {
    away.comeBack()
    await userEvent.click(page.getByText(revising.retry))
    await expect(await page.findByLabelText(field.title)).toHaveValue(
      told[0]?.title,
    )
  },
})
export const Visitor = screen({ path, shows: revising.signIn })
export const NotAuthor = screen({
  path,
  as: 'holder',
  shows: proposals.failure.notAuthor,
})
export const Phone = screen({
  ...author,
  shows: revising.proposal.title,
  globals: { theme: 'light', ...phone },
})
