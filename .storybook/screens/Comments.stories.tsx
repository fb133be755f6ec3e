import { commentsEndpoints } from '@narwhal-club/core/contract'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { discussed, talkedAboutPath, writtenDown } from './discussion.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Comments' } satisfies Meta

const path = talkedAboutPath
const { form, act, failed, failure } = comments
const words = 'Who dives?'

/** What is pressed says why it did nothing. */
export const Failing = screen({
  path,
  as: 'whale',
  // Only what is pressed fails.
  answers: [
    http.all(commentsEndpoints.likeComment.path, () =>
      HttpResponse.json({ error: 'Away.', code: 'internal' }, { status: 500 }),
    ),
  ],
  flow: async ({ page, userEvent }) => {
    const there = await discussed(page)
    const [like] = await there.findAllByLabelText(/^Like/)
    await userEvent.click(like as HTMLElement)
    await expect(await page.findByText(failed.pressed)).toBeVisible()
  },
})

/** A reply that was closed is as it was; emptied, it is kept nowhere. */
export const ClosedReply = screen({
  path,
  as: 'whale',
  flow: async ({ page, userEvent }) => {
    const there = await discussed(page)
    const [reply] = await there.findAllByText(act.reply)
    await userEvent.click(reply as HTMLElement)
    await userEvent.type(there.getByLabelText(form.reply), words)
    await userEvent.click(there.getByText(form.cancel))
    await expect(there.queryByLabelText(form.reply)).toBeNull()
    await userEvent.click(reply as HTMLElement)
    await expect(there.getByLabelText(form.reply)).toHaveValue(words)
    await userEvent.clear(there.getByLabelText(form.reply))
    await expect(writtenDown()).not.toContain(words)
  },
})

/** What has arrived is not kept, whatever was pressed meanwhile. */
export const Sent = screen({
  path,
  as: 'whale',
  flow: async ({ page, userEvent }) => {
    const there = await discussed(page)
    const [like] = await there.findAllByLabelText(/^Like/)
    const field = there.getByLabelText(form.say)
    await userEvent.type(field, words)
    await userEvent.click(there.getByText(form.send.say))
    await userEvent.click(like as HTMLElement)
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(writtenDown()).not.toContain(words)
  },
})

/** What is wrong is said at the words, and is gone as they are put right. */
export const NothingSaid = screen({
  path,
  as: 'whale',
  flow: async ({ page, userEvent }) => {
    const there = await discussed(page)
    const field = await there.findByLabelText(form.say)
    await userEvent.click(there.getByText(form.send.say))
    await expect(await there.findByText(failure.empty)).toBeVisible()
    await expect(field).toBeInvalid()
    await userEvent.type(field, words)
    await expect(there.queryByText(failure.empty)).toBeNull()
  },
})

export const SessionOver = screen({
  path,
  as: 'whale',
  flow: async ({ page, step, userEvent, world }) => {
    const there = await discussed(page)
    await step('words are kept until they are sent again', async () => {
      await userEvent.type(await there.findByLabelText(form.say), words)
      world.state.sessions.length = 0
      await userEvent.click(there.getByRole('button', { name: form.send.say }))
      await expect(await page.findByText(failure.not_signed_in)).toBeVisible()
      await expect(await there.findByText(/Sign in with/)).toBeVisible()
      await expect(there.queryByLabelText(form.say)).toBeNull()
      await expect(writtenDown()).toContain(words)
    })
  },
})

/** What is wrong with a comment is chosen, and sent once. */
export const Reported = screen({
  path,
  as: 'whale',
  flow: async ({ page, userEvent }) => {
    const there = await discussed(page)
    const [open] = await there.findAllByText(act.report)
    await userEvent.click(open as HTMLElement)
    await userEvent.click(there.getByText(comments.report.send))
    await expect(await there.findByText(failure.no_reason)).toBeVisible()
    await userEvent.click(there.getByLabelText(comments.report.names.spam))
    await userEvent.click(there.getByText(comments.report.send))
    await expect((await there.findAllByText(act.reported))[0]).toBeVisible()
    await waitFor(() =>
      expect(there.queryByText(comments.report.send)).toBeNull(),
    )
  },
})
