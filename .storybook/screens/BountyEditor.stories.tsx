import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import { revising } from '@narwhal-club/core/messages/pages/revising'
import type { Meta } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import { createAway, down } from './away.ts'
import { draftBounty } from './proposeFlow.ts'
import { screen } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

export default { title: 'Screens/BountyEditor' } satisfies Meta

const phone = { viewport: { value: 'phone' } }
const draft = '00000000-0000-4000-8000-0000000000bd'
const write = `/clubs/main?tab=bounties&write=${draft}`
/** Words stay in the browser: a story that leaves some has a draft of its own. */
const draftOf = (last: string) => draft.replace(/..$/, last)
const change =
  '/clubs/main?tab=bounties&b=b0000000-0000-4000-8000-000000000001&edit=yes'
const author = { path: change, as: 'whale', holder: 'whale' } as const

export const Visitor = screen({ path: write, shows: bountyEditor.signIn })
export const Empty = screen({ path: write, as: 'whale', holder: 'whale' })
export const Written = screen({
  path: write,
  as: 'whale',
  holder: 'whale',
  flow: async ({ page, step, userEvent, world }) => {
    await step('words are saved in the pauses', async () => {
      await userEvent.type(
        await page.findByLabelText(bountyEditor.field.title),
        'Draw the winter banner',
      )
      await expect(await page.findByText('Saved')).toBeVisible()
      const held = world.state.bounties.drafts.find(({ id }) => id === draft)
      await expect(held?.content.title).toBe('Draw the winter banner')
    })
    await step('what is missing is said at the fields', async () => {
      await userEvent.click(
        page.getByRole('button', { name: bountyEditor.review }),
      )
      await waitFor(() =>
        expect(page.getByRole('region', { name: /put right/ })).toHaveFocus(),
      )
    })
  },
})
/** Each field is a part of what is saved. */
export const AllWritten = screen({
  path: write.replace(draft, draftOf('c2')),
  as: 'whale',
  holder: 'whale',
  flow: async ({ page, step, userEvent, world }) => {
    const { field } = bountyEditor
    await page.findByLabelText(field.title)
    const find = (label: string, selector = 'input,textarea,select') =>
      page.getByLabelText(label, { exact: false, selector })
    const write = async (label: string, said: string) => {
      await userEvent.clear(find(label))
      await userEvent.click(find(label))
      await userEvent.paste(said)
    }
    await step('words and terms', async () => {
      await write(field.title, 'Draw the winter banner')
      await write(field.description, 'Snow, and a narwhal in it.')
      await write(field.skills, 'drawing, svg')
      await write(field.amount, '300')
      await write(field.minVp, '2')
      await userEvent.selectOptions(find(field.category), 'art')
      await userEvent.selectOptions(find(field.winnersMax), '3')
      await userEvent.click(page.getByLabelText(bounties.unit.CRO))
      await userEvent.click(page.getByLabelText(bounties.reward.after_deadline))
      await fireEvent.change(find(field.submitBy), {
        target: { value: '2030-01-02T03:04' },
      })
    })
    await step('all of it is saved', () =>
      waitFor(() => {
        const held = world.state.bounties.drafts.find(
          ({ id }) => id === draftOf('c2'),
        )
        expect(held?.content).toMatchObject({
          title: 'Draw the winter banner',
          description: 'Snow, and a narwhal in it.',
          skills: ['drawing', 'svg'],
          reward: { asset: 'CRO', amount: '300' },
          category: 'art',
          ...{ winnersMax: 3, minVp: 2, visibility: 'after_deadline' },
          submitBy: expect.stringMatching(/^20(29|30)-/),
        })
      }),
    )
  },
})
export const WrittenPhone = screen({
  path: write,
  as: 'whale',
  holder: 'whale',
  globals: { theme: 'light', ...phone },
})
/** Another tab saves it: who wants to go on is led to the choice. */
export const Conflicted = screen({
  path: write.replace(draft, draftOf('c0')),
  as: 'whale',
  holder: 'whale',
  flow: async ({ page, step, userEvent, world }) => {
    const title = await page.findByLabelText(bountyEditor.field.title)
    const review = () =>
      userEvent.click(page.getByRole('button', { name: bountyEditor.review }))
    await step('another one saved other words', async () => {
      await userEvent.type(title, 'Banner')
      await page.findByText('Saved')
      const held = world.state.bounties.drafts.find(
        ({ id }) => id === draftOf('c0'),
      )
      if (!held) throw new Error('nothing was saved')
      const content = { ...held.content, title: 'Poster' }
      Object.assign(held, { content, version: held.version + 1 })
      await userEvent.type(title, 's')
      await expect(await page.findByText(forms.conflict.title)).toBeVisible()
    })
    await step('a press leads to the choice, and that goes on', async () => {
      await review()
      await userEvent.tab()
      const panel = page.getByRole('region', { name: forms.conflict.title })
      await expect(panel).toContainElement(
        panel.ownerDocument.activeElement as HTMLElement,
      )
      await userEvent.click(
        page.getByRole('button', { name: forms.conflict.keepMine }),
      )
      await waitFor(() => expect(panel).not.toBeInTheDocument())
    })
  },
})
const away = createAway(/\/api\/bounty-drafts\/[0-9a-f-]+$/)
/** It could not be opened: pressed again, it is. */
export const NotOpened = screen({
  path: write.replace(draft, draftOf('c3')),
  as: 'whale',
  holder: 'whale',
  before: (world) => draftBounty(world, 'whale', 'c3'),
  answers: away.answers,
  shows: proposing.editor.unread.retry,
  flow: async ({ page, userEvent, world }) => {
    const { retry } = proposing.editor.unread
    away.comeBack()
    await userEvent.click(page.getByText(retry))
    const title = await page.findByLabelText(bountyEditor.field.title)
    await expect(title).toHaveValue(
      world.state.bounties.drafts.at(-1)?.content.title,
    )
    await expect(page.queryByText(retry)).toBeNull()
  },
})
export const NotDeleted = screen({
  path: write.replace(draft, draftOf('c1')),
  as: 'whale',
  holder: 'whale',
  answers: [http.delete(/\/api\/bounty-drafts\/[0-9a-f-]+$/, down)],
  flow: async ({ page, step, userEvent }) => {
    const title = await page.findByLabelText(bountyEditor.field.title)
    await userEvent.type(title, 'Banner')
    await step('it is still there, and that is said', async () => {
      await userEvent.click(
        await page.findByRole('button', { name: bountyEditor.remove }),
      )
      await expect(await page.findByText(bountyEditor.notRemoved)).toBeVisible()
      await expect(title).toHaveValue('Banner')
    })
  },
})

export const Change = screen({
  ...author,
  shows: revising.bounty.title,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('the published words are there to be better', async () => {
      const title = await page.findByLabelText(bountyEditor.field.title)
      await expect(title).toHaveValue(toldBounties[0]?.title)
      const reward = page.getByLabelText(bountyEditor.field.amount)
      await userEvent.clear(reward)
      await userEvent.type(reward, '400')
      await userEvent.click(page.getByRole('button', { name: revising.review }))
      await expect(
        (await page.findAllByText(bountyEditor.fault.lowered))[0],
      ).toBeVisible()
    })
    await step('the exact sentence is read before it is signed', async () => {
      const reward = page.getByLabelText(bountyEditor.field.amount)
      await userEvent.clear(reward)
      await userEvent.type(reward, '500')
      await userEvent.click(page.getByRole('button', { name: revising.review }))
      await expect(await page.findByRole('blockquote')).toHaveTextContent(
        /to version 2: 500 CRO for up to 2 winners/,
      )
    })
    await step('it is signed, and readers see what it changed', async () => {
      await withWallet(flow, async () =>
        userEvent.click(
          page.getByRole('button', { name: revising.reviewing.sign }),
        ),
      )
      await userEvent.click(
        await page.findByRole('link', { name: revising.published.open }),
      )
      await expect(await page.findByRole('insertion')).toHaveTextContent(
        '500 CRO',
      )
    })
  },
})
export const ChangePhone = screen({
  ...author,
  shows: revising.bounty.title,
  globals: { theme: 'light', ...phone },
})
export const ChangeVisitor = screen({ path: change, shows: revising.signIn })
export const ChangeNotAuthor = screen({
  path: change,
  as: 'holder',
  shows: bounties.notAuthor,
})
export const ChangeTooLate = screen({
  ...author,
  path: change.replace('000000000001', '000000000004'),
  shows: revising.bounty.tooLate.message,
})
/** It goes on by itself, and nothing must be done. */
export const ChangeFailed = screen({
  ...author,
  answers: [http.get(/\/api\/bounties\/[0-9a-f-]+$/, down)],
  shows: revising.offline,
  flow: async ({ page }) => {
    await expect(
      page.getByText(proposing.failure.serverFailed.message),
    ).toBeVisible()
  },
})
