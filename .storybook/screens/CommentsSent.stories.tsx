import { comments } from '@narwhal-club/core/messages/pages/comments'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import {
  commentThat,
  discussed,
  talkedAboutPath as path,
  writtenDown,
} from './discussion.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Comments sent' } satisfies Meta

const { form, act, failed, failure } = comments
const as = 'whale'
const said = 'Who dives?'
const saidIn = ({ state }: MockWorld) =>
  state.comments.filter(({ row }) => row.text === said)
const storm = /^Who looks after it in a storm/
const bounty = 'b0000000-0000-4000-8000-000000000001'

/** Below a bounty one says something, too, and the newest can come first. */
export const BelowBounty = screen({
  path: `/clubs/main?tab=bounties&b=${bounty}`,
  as,
  flow: async ({ page, step, userEvent, world }) => {
    const there = await discussed(page)
    await step('it stands below', async () => {
      const field = await there.findByLabelText(form.say)
      await userEvent.type(field, said)
      await userEvent.click(there.getByText(form.send.say))
      await expect(
        await there.findByText(said, { selector: 'p' }),
      ).toBeVisible()
      await waitFor(() => expect(field).toHaveValue(''))
      await expect(saidIn(world).map(({ row }) => row.subject)).toEqual([
        { kind: 'bounty', id: bounty },
      ])
    })
    await step('the newest first', async () => {
      const newest = there.getByLabelText(comments.sort.names.new)
      await userEvent.click(newest)
      await expect(newest).toBeChecked()
      await expect(
        await there.findByText(said, { selector: 'p' }),
      ).toBeVisible()
    })
  },
})

/** The answer was lost on the way: sent again, it is said once. */
export const SaidOnce = screen({
  path,
  as,
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const field = await there.findByLabelText(form.say)
    await userEvent.type(field, said)
    world.scenario.network = 'deaf'
    await userEvent.click(there.getByText(form.send.say))
    await expect(await there.findByText(failure.unknown)).toBeVisible()
    await expect(field).toHaveValue(said)
    await expect(saidIn(world)).toHaveLength(1)
    world.scenario.network = 'up'
    await userEvent.click(there.getByText(form.send.say))
    await expect(await there.findByText(said, { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(saidIn(world)).toHaveLength(1)
  },
})
/** What had arrived unseen was taken away since: that is said, and it is said anew. */
export const SaidAnew = screen({
  path,
  as,
  flow: async ({ page, step, userEvent, world }) => {
    const there = await discussed(page)
    const field = await there.findByLabelText(form.say)
    const send = () => userEvent.click(there.getByText(form.send.say))
    await step('it arrived, and is gone', async () => {
      await userEvent.type(field, said)
      world.scenario.network = 'deaf'
      await send()
      await expect(await there.findByText(failure.unknown)).toBeVisible()
      for (const { row } of saidIn(world)) row.deletedBy = 'author'
      world.scenario.network = 'up'
      await send()
      await expect(
        await there.findByText(failure.comment_conflict),
      ).toBeVisible()
    })
    await step('once more', async () => {
      await send()
      await expect(
        await there.findByText(said, { selector: 'p' }),
      ).toBeVisible()
      await waitFor(() => expect(field).toHaveValue(''))
      await expect(saidIn(world).map(({ row }) => row.deletedBy)).toEqual([
        'author',
        null,
      ])
    })
  },
})

/** What did not arrive says why where it is written, and is sent again. */
export const ReplyAgain = screen({
  path,
  as,
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    const send = () =>
      userEvent.click(
        asked.getByText(form.send.reply, { selector: '[type=submit]' }),
      )
    await userEvent.click(asked.getByText(act.reply))
    await userEvent.type(there.getByLabelText(form.reply), said)
    world.scenario.server = 'failing'
    await send()
    await expect(await asked.findByText(failure.unknown)).toBeVisible()
    await expect(page.queryByText(failed.sent)).toBeNull()
    world.scenario.server = 'well'
    await send()
    await expect(await there.findByText(said, { selector: 'p' })).toBeVisible()
    await waitFor(() => expect(there.queryByLabelText(form.reply)).toBeNull())
    await expect(saidIn(world)).toHaveLength(1)
  },
})
/** Its form was left while it was on its way: that it failed is said all the same. */
export const ReplyLeft = screen({
  path,
  as,
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    const reply = asked.getByText(act.reply)
    await userEvent.click(reply)
    await userEvent.type(there.getByLabelText(form.reply), said)
    Object.assign(world.scenario, { server: 'failing', latency: 500 })
    await userEvent.click(
      asked.getByText(form.send.reply, { selector: '[type=submit]' }),
    )
    await userEvent.click(asked.getByText(form.cancel))
    await expect(there.queryByLabelText(form.reply)).toBeNull()
    await expect(await page.findByText(failed.sent)).toBeVisible()
    await userEvent.click(reply)
    await expect(there.getByLabelText(form.reply)).toHaveValue(said)
  },
})

/** Left and come back to: what was not sent is there. */
export const WordsKept = screen({
  path,
  as,
  flow: async ({ page, step, userEvent, world }) => {
    const words = 'Half a question'
    await step('it is left', async () => {
      const there = await discussed(page)
      await userEvent.type(await there.findByLabelText(form.say), words)
      await userEvent.click(page.getByText(proposals.back('Narwhal Club')))
      await page.findAllByText(/of \d+ shown/)
      await expect(writtenDown()).toContain(words)
    })
    await step('and come back to', async () => {
      await userEvent.click(
        await page.findByText(told[0]?.title ?? '', { selector: 'a' }),
      )
      const there = await discussed(page)
      const field = await there.findByLabelText(form.say)
      await waitFor(() => expect(field).toHaveValue(words))
      await expect(
        world.state.comments.some(({ row }) => row.text === words),
      ).toBe(false)
    })
  },
})
/** What another tab wrote meanwhile is not thrown away with what was sent. */
export const OtherTab = screen({
  path,
  as,
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const field = await there.findByLabelText(form.say)
    await userEvent.type(field, said)
    world.scenario.latency = 500
    await userEvent.click(there.getByText(form.send.say))
    await waitFor(() => expect(field).toHaveAttribute('readonly'))
    const written = Object.entries(localStorage)
    const [key = '', row = ''] =
      written.find(([, each]) => each.includes(said)) ?? []
    localStorage.setItem(key, row.replaceAll(said, 'Who sails?'))
    await waitFor(() => expect(field).toHaveValue(''), { timeout: 5_000 })
    await expect(localStorage.getItem(key)).toContain('Who sails?')
  },
})

/** Who holds nothing is told who may. */
export const LikeRefused = screen({
  path,
  as: 'newcomer',
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    await userEvent.click(asked.getByLabelText(act.like(2)))
    await expect(await page.findByText(failed.pressed)).toBeVisible()
    await expect(page.getByText(failure.insufficient_vp)).toBeVisible()
    const liked = world.state.comments.find(({ row }) => storm.test(row.text))
    await expect(liked?.row.likes).toBe(2)
  },
})
/** There is no session any more: what was pressed says so. */
export const LikeSessionOver = screen({
  path,
  as,
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    world.state.sessions.length = 0
    await userEvent.click(asked.getByLabelText(act.like(2)))
    await expect(await page.findByText(failed.signIn)).toBeVisible()
    await expect(await there.findByText(comments.signIn.body)).toBeVisible()
  },
})
