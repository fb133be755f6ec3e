import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { sendWithReason } from './adminFlow.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Admin content' } satisfies Meta

const path = '/admin?tab=content'
const opens = new RegExp(`^${shill.post.names.hook}`)
const admin = { as: 'admin', shows: words.add(words.rows.team) } as const

/** What is added is empty, and cannot be saved before it is written. */
export const Added = screen({
  ...{ path, ...admin },
  flow: async ({ page, userEvent, step }) => {
    const { fields, rows, add, save, parts } = words
    const first = {
      team: fields.handle,
      about: fields.title,
      links: fields.label,
    }
    for (const part of ['team', 'about', 'links'] as const)
      await step(parts[part], async () => {
        const tabs = within(page.getByLabelText(parts.label))
        await userEvent.click(tabs.getByText(parts[part]))
        const more = await page.findByText(add(rows[part]))
        const label = new RegExp(`^${first[part]}`)
        const before = page.queryAllByLabelText(label).length
        await userEvent.click(more)
        const now = page.getAllByLabelText(label)
        await expect(now).toHaveLength(before + 1)
        await expect(now.at(-1)).toHaveValue('')
        await expect(page.getByText(save)).toBeDisabled()
      })
  },
})
/** Each is of its own: in another language, and on another topic. */
export const OtherTemplates = screen({
  ...{ ...admin, path: `${path}&part=templates` },
  shows: words.template.language,
  flow: async ({ page, userEvent, step }) => {
    const { template } = words
    const opening = async () =>
      (await page.findByLabelText(opens)) as HTMLTextAreaElement
    const choose = async (label: string, value: string) => {
      const before = (await opening()).value
      const select = page.getByLabelText(new RegExp(`^${label}`))
      await userEvent.selectOptions(select, value)
      await waitFor(async () =>
        expect((await opening()).value).not.toBe(before),
      )
    }
    await step('in German', async () => {
      await choose(template.language, template.languages.de)
    })
    await step('of a proposal', async () => {
      const { topic, tone } = shill
      const named = `${topic.names.proposal} · ${tone.names.funny}`
      await choose(template.template, named)
      await expect(page.getByText(named, { selector: 'h2' })).toBeVisible()
    })
  },
})
/** A template is written, and taken back. */
export const TemplateRestored = screen({
  ...{ ...admin, path: `${path}&part=templates` },
  shows: words.template.language,
  flow: async (context) => {
    const { page, userEvent, step, world } = context
    const { template, act } = words
    await step('posts are written with it', async () => {
      const opening = await page.findByLabelText(opens)
      await userEvent.clear(opening)
      await userEvent.type(opening, 'Deep water.')
      await userEvent.click(page.getByText(words.save))
      const dialog = await sendWithReason(context, act.confirm)
      await dialog.findByText(act.done)
      await page.findByText(template.changed)
      await expect(JSON.stringify(world.state.content)).toContain('Deep water.')
    })
    await step('and as the product came with it', async () => {
      await userEvent.click(page.getByText(administering.close))
      await userEvent.click(page.getByText(template.restore))
      const dialog = await sendWithReason(context, act.confirm)
      await dialog.findByText(act.done)
      await page.findByText(template.original)
      await expect(page.getByLabelText(opens)).not.toHaveValue('Deep water.')
    })
  },
})
export const ClubChanged = screen({
  ...{ ...admin, path: '/admin?tab=clubs&club=main' },
  shows: words.clubs.pause,
  flow: async (context) => {
    const { page, userEvent, step, world } = context
    const { clubs } = words
    await step('what it is in a few words is said anew', async () => {
      const tagline = page.getByLabelText(new RegExp(`^${clubs.tagline}`))
      await userEvent.clear(tagline)
      await userEvent.type(tagline, 'Deep water.')
      await userEvent.click(page.getByText(words.save))
      const dialog = await sendWithReason(context, words.act.confirm)
      await dialog.findByText(words.act.done)
      const main = world.state.clubs.rows.find(({ id }) => id === 'main')
      await expect(main?.tagline).toBe('Deep water.')
    })
    await step('and it is no change any more', async () => {
      await waitFor(() => expect(page.getByText(words.save)).toBeDisabled())
      await expect(page.queryByText(words.conflict)).toBeNull()
    })
  },
})
/** The club of all may be paused; another one may be archived, too. */
export const OfAnotherClub = screen({
  ...{ path: '/admin?tab=clubs&club=deep-dive', as: 'admin' },
  shows: words.clubs.archive,
})
/** What is archived is still there, to be opened again. */
export const OfAnArchivedClub = screen({
  ...{ path: '/admin?tab=clubs&club=first-tide', as: 'admin' },
  shows: words.clubs.reopen,
  flow: async (context) => {
    const { page, userEvent, world } = context
    await userEvent.click(page.getByText(words.clubs.reopen))
    const dialog = await sendWithReason(context, words.act.confirm)
    await dialog.findByText(words.act.done)
    const club = world.state.clubs.rows.find(({ id }) => id === 'first-tide')
    await expect(club?.status).toBe('active')
    await page.findByText(words.clubs.pause)
  },
})
