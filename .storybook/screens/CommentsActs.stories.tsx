import { commentsEndpoints } from '@narwhal-club/core/contract'
import { words as shared } from '@narwhal-club/core/messages'
import { comments } from '@narwhal-club/core/messages/pages/comments'
import type { Meta } from '@storybook/react-vite'
import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { down } from './away.ts'
import {
  commentThat,
  discussed,
  talkedAboutPath as path,
  talkedAbout,
  writtenDown,
} from './discussion.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Comments acts' } satisfies Meta

const { form, act, failure, history, replies, sure, deleted } = comments
const minute = 60_000
const as = 'whale'
/** What the seed has said, by its place. */
const heldAt = ({ state }: MockWorld, place: number) => {
  const last = String(place + 1).padStart(12, '0')
  const found = state.comments.find(
    ({ row }) => row.id === `a0000000-0000-4000-8000-${last}`,
  )
  if (!found) throw new Error('nothing was said there')
  return found
}
const storm = /^Who looks after it in a storm/
const harbour = /^The harbour does/
const cheap = /^Cheap boats/

/** It stands below what it replies to, and is kept in the browser no more. */
export const Replied = screen({
  path,
  as,
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    const said = 'Ask the harbour, not us.'
    await userEvent.click(asked.getByText(act.reply))
    const field = there.getByLabelText(form.reply)
    await userEvent.type(field, said)
    await userEvent.click(
      asked.getByText(form.send.reply, { selector: '[type=submit]' }),
    )
    const shown = await there.findByText(said, { selector: 'p' })
    await expect(shown.closest('ul')).toHaveAttribute(
      'aria-label',
      replies.label,
    )
    await waitFor(() => expect(field).not.toBeInTheDocument())
    await expect(writtenDown()).not.toContain(said)
    await expect(world.state.comments.at(-1)?.row).toMatchObject({
      ...{ text: said, parent: heldAt(world, 0).row.id },
      subject: { kind: 'proposal', id: talkedAbout },
    })
  },
})

/** Changed, it says so, and what it said before can be read. */
export const Edited = screen({
  path,
  as,
  before: (world) => {
    Object.assign(heldAt(world, 1).row, { at: world.clock.now() - minute })
  },
  flow: async ({ page, step, userEvent, world }) => {
    const there = await discussed(page)
    const before = heldAt(world, 1).row.text
    const said = 'The harbour does, for 240 a year.'
    await step('its words are there to be changed', async () => {
      const own = await commentThat(there, harbour)
      await userEvent.click(own.getByText(act.edit))
      const field = own.getByLabelText(form.edit)
      await expect(field).toHaveValue(before)
      await userEvent.clear(field)
      await userEvent.click(own.getByText(form.send.edit))
      await expect(await own.findByText(failure.empty)).toBeVisible()
      await userEvent.type(field, said)
      await userEvent.click(own.getByText(form.send.edit))
      await expect(
        await there.findByText(said, { selector: 'p' }),
      ).toBeVisible()
      await waitFor(() => expect(field).not.toBeInTheDocument())
      await expect(heldAt(world, 1).versions.map(({ text }) => text)).toEqual([
        before,
        said,
      ])
    })
    await step('both are read', async () => {
      const own = await commentThat(there, said)
      await userEvent.click(own.getByText(comments.edited))
      const past = within(await own.findByLabelText(history.title))
      await expect(await past.findByText(before)).toBeVisible()
      await expect(past.getByText(said)).toBeVisible()
    })
  },
})

/** What it said cannot be read just now: asked again, it can; then it is closed. */
export const HistoryAgain = screen({
  path,
  as,
  answers: () => {
    let isAway = true
    return [
      http.get(commentsEndpoints.commentHistory.path, () => {
        const was = isAway
        isAway = false
        return was ? down() : undefined
      }),
    ]
  },
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    const open = asked.getByText(comments.edited)
    await userEvent.click(open)
    await expect(open).toHaveAttribute('aria-expanded', 'true')
    const past = within(await asked.findByLabelText(history.title))
    await userEvent.click(await past.findByText(shared.tryAgain))
    const [first] = heldAt(world, 0).versions
    await expect(await past.findByText(first?.text ?? '')).toBeVisible()
    await userEvent.click(past.getByText(history.close))
    await waitFor(() =>
      expect(asked.queryByLabelText(history.title)).toBeNull(),
    )
    await expect(open).toHaveAttribute('aria-expanded', 'false')
  },
})

/** Asked whether one is sure, one may keep it; it is gone where one is. */
export const Deleted = screen({
  path,
  as,
  flow: async ({ page, step, userEvent, world }) => {
    const there = await discussed(page)
    const own = await commentThat(there, harbour)
    const counted = heldAt(world, 0).row.replies
    await step('it is kept', async () => {
      await userEvent.click(own.getByText(act.delete))
      await userEvent.click(own.getByText(sure.no))
      await waitFor(() => expect(own.queryByText(sure.ask)).toBeNull())
      await expect(heldAt(world, 1).row.deletedBy).toBeNull()
    })
    await step('it is gone', async () => {
      await userEvent.click(own.getByText(act.delete))
      await userEvent.click(own.getByText(sure.yes))
      await waitFor(() => expect(there.queryByText(harbour)).toBeNull())
      await expect(heldAt(world, 1).row.deletedBy).toBe('author')
      await expect(heldAt(world, 0).row.replies).toBe(counted - 1)
    })
  },
})
/** Who administers has not signed for it just now: where to do so is said. */
export const DeletedByAdministrator = screen({
  path,
  as: 'admin',
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    await userEvent.click(asked.getByText(act.delete))
    await userEvent.click(asked.getByText(sure.yes))
    await expect(
      await asked.findByText(failure.fresh_signature_needed),
    ).toBeVisible()
    await expect(heldAt(world, 0).row.deletedBy).toBeNull()
  },
})
/** With replies it leaves its place, and says who took it away. */
export const DeletedByModerator = screen({
  path,
  as: 'proposer',
  before: ({ state, accounts }) => {
    const main = state.clubs.rows.find(({ id }) => id === 'main')
    main?.moderators.push(accounts.proposer.address.toLowerCase())
  },
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    await userEvent.click(asked.getByText(act.delete))
    await userEvent.click(asked.getByText(sure.yes))
    await expect(await there.findByText(deleted.moderator)).toBeVisible()
    await expect(there.queryByText(storm)).toBeNull()
    await expect(there.getByText(harbour)).toBeVisible()
    await expect(heldAt(world, 0).row.deletedBy).toBe('moderator')
  },
})

/** A like is counted, and is taken back by the next press. */
export const Liked = screen({
  path,
  as,
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const asked = await commentThat(there, storm)
    const like = asked.getByLabelText(act.like(2))
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(like)
    await waitFor(() => expect(like).toHaveAccessibleName(act.like(1)))
    await expect(like).toHaveAttribute('aria-pressed', 'false')
    await expect(heldAt(world, 0).row.likes).toBe(1)
    await userEvent.click(like)
    await waitFor(() => expect(like).toHaveAccessibleName(act.like(2)))
    await expect(like).toHaveAttribute('aria-pressed', 'true')
    await expect(heldAt(world, 0).row.likes).toBe(2)
  },
})

/** Folded by reports, until a moderator has answered them. */
export const Cleared = screen({
  path,
  as: 'admin',
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const said = await commentThat(there, cheap)
    const fold = said.getByText(comments.collapsed)
    await expect(said.getByText(cheap)).not.toBeVisible()
    await userEvent.click(said.getByText(act.clear))
    await waitFor(() => expect(fold).not.toBeInTheDocument())
    await expect(await there.findByText(cheap)).toBeVisible()
    await waitFor(() => expect(there.queryByText(act.clear)).toBeNull())
    await expect(heldAt(world, 4).row.reports).toBe(0)
  },
})

/** Says more below a comment than is shown at first. */
const talkative = (world: MockWorld) => {
  const thread = heldAt(world, 0).row
  for (const place of [1, 2, 3, 4, 5]) {
    const said = structuredClone(heldAt(world, 1))
    const at = said.row.at + place * minute
    const text = `Storm ${place} was a small one.`
    const id = `a1000000-0000-4000-8000-00000000000${place}`
    Object.assign(said.row, { id, at, text, likes: 0 })
    world.state.comments.push({ ...said, likedBy: [] })
    thread.replies += 1
  }
}
export const AllReplies = screen({
  path,
  as,
  before: talkative,
  flow: async ({ page, userEvent }) => {
    const there = await discussed(page)
    const more = await there.findByText(replies.more(3))
    await expect(there.queryByText(/^Storm 5/)).toBeNull()
    await userEvent.click(more)
    await expect(await there.findByText(/^Storm 5/)).toBeVisible()
    await waitFor(() => expect(more).not.toBeInTheDocument())
  },
})
/** They did not come: those that were there stay, and a press asks again. */
export const AllRepliesAgain = screen({
  path,
  as,
  before: talkative,
  flow: async ({ page, userEvent, world }) => {
    const there = await discussed(page)
    const more = () => there.getByText(replies.more(3))
    await there.findByText(replies.more(3))
    Object.assign(world.scenario, { server: 'failing', latency: 300 })
    await userEvent.click(more())
    await waitFor(() => expect(more()).toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(more()).not.toHaveAttribute('aria-busy'), {
      timeout: 10_000,
    })
    await expect(there.getByText(/^Storm 2/)).toBeVisible()
    Object.assign(world.scenario, { server: 'well', latency: 0 })
    await userEvent.click(more())
    await expect(await there.findByText(/^Storm 5/)).toBeVisible()
  },
})
