import { notFound } from '@narwhal-club/core/messages'
import { admin as adminWords } from '@narwhal-club/core/messages/pages/admin'
import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import type { Meta } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { sendWithReason } from './adminFlow.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/AdminContent' } satisfies Meta

const path = '/admin?tab=content'
const admin = { as: 'admin', shows: words.add(words.rows.team) } as const

export const Form = screen({ path, ...admin, shows: words.save })
export const Team = screen({
  ...{ path, ...admin },
  flow: async (context) => {
    const { page, userEvent, step, world } = context
    await step('a name is changed, and kept with its reason', async () => {
      const [name] = await page.findAllByLabelText(/^Name/)
      if (!name) throw new Error('no field')
      await userEvent.clear(name)
      await userEvent.type(name, 'Abyss')
      await userEvent.click(page.getByRole('button', { name: words.save }))
      const dialog = await sendWithReason(context, words.act.confirm)
      await dialog.findByText(words.act.done)
      const [kept] = world.state.content
      await expect(kept).toMatchObject({ document: 'team', version: 1 })
      await expect(JSON.stringify(kept?.value)).toContain('Abyss')
    })
  },
})
/** What was typed stays while somebody else has written the same. */
export const Conflict = screen({
  ...{ path, ...admin, isLive: true },
  flow: async ({ page, userEvent, step, world, stream }) => {
    await step('it is said, and nothing typed is lost', async () => {
      const [name] = await page.findAllByLabelText(/^Name/)
      if (!name) throw new Error('no field')
      await userEvent.type(name, '!')
      world.state.content.push({
        ...{ document: 'team', version: 1, value: { members: [] } },
        ...{ by: `0x${'1'.repeat(40)}`, reason: 'Other.', at: 0 },
      })
      await stream.opened()
      stream.tell('content', { document: 'team' })
      await page.findByText(words.conflict)
      await expect(page.getAllByLabelText(/^Name/)[0]).toHaveValue('Fathom!')
      await expect(
        page.getByRole('button', { name: words.save }),
      ).toBeDisabled()
    })
    await step('mine stands in place of theirs, if it is to', async () => {
      await userEvent.click(page.getByRole('button', { name: words.keepMine }))
      await expect(page.getByRole('button', { name: words.save })).toBeEnabled()
    })
  },
})
/** The server keeps it without the space: that is nobody else's change. */
export const OwnSpaces = screen({
  ...{ path, ...admin },
  flow: async (context) => {
    const { page, userEvent, step } = context
    await step('what is saved is what is kept, and no conflict', async () => {
      const [name] = await page.findAllByLabelText(/^Name/)
      if (!name) throw new Error('no field')
      await userEvent.type(name, '! ')
      await userEvent.click(page.getByRole('button', { name: words.save }))
      const dialog = await sendWithReason(context, words.act.confirm)
      await dialog.findByText(words.act.done)
      await page.findByText(words.version(1))
      await expect(page.getAllByLabelText(/^Name/)[0]).toHaveValue('Fathom!')
      await expect(page.queryByText(words.conflict)).toBeNull()
      await expect(page.queryByText(words.drop)).toBeNull()
    })
  },
})
/** The session ends unseen: how to go on is said, and what was typed is kept. */
export const SessionOver = screen({
  ...{ path, ...admin },
  flow: async (context) => {
    const { page, userEvent, step, world } = context
    await step(
      'nothing of the dashboard stays but what was typed',
      async () => {
        const [name] = await page.findAllByLabelText(/^Name/)
        if (!name) throw new Error('no field')
        await userEvent.type(name, '!')
        await userEvent.click(page.getByRole('button', { name: words.save }))
        const dialog = within(await page.findByRole('dialog'))
        await userEvent.type(
          await dialog.findByLabelText(/Reason/),
          'Because it is so now.',
        )
        world.state.sessions.length = 0
        await userEvent.click(
          dialog.getByRole('button', { name: words.act.confirm }),
        )
        await page.findByText(adminWords.signedOut.title)
        await expect(page.queryByRole('dialog')).toBeNull()
        await expect(page.queryByLabelText(/^Name/)).toBeNull()
        await expect(Object.values(sessionStorage).join()).toContain('Fathom!')
      },
    )
  },
})
export const Links = screen({
  ...{ ...admin, path: `${path}&part=links` },
  shows: words.add(words.rows.links),
  flow: async ({ page, userEvent, step }) => {
    await step('an address that is none cannot be saved', async () => {
      const [href] = await page.findAllByLabelText(/^Address/)
      if (!href) throw new Error('no field')
      await userEvent.clear(href)
      await userEvent.type(href, 'javascript:alert(1)')
      await page.findByText(words.faults.address)
      await expect(
        page.getByRole('button', { name: words.save }),
      ).toBeDisabled()
    })
  },
})
export const Announcements = screen({
  ...{ ...admin, path: `${path}&part=announcements` },
  shows: words.add(words.rows.announcements),
  flow: async ({ page, userEvent, step }) => {
    await step('it is seen as readers will see it', async () => {
      await userEvent.click(
        await page.findByRole('button', {
          name: words.add(words.rows.announcements),
        }),
      )
      await userEvent.type(await page.findByLabelText(/^Title/), 'The vault')
      await expect(page.getByText('The vault')).toBeVisible()
    })
  },
})
export const Templates = screen({
  ...{ ...admin, path: `${path}&part=templates` },
  shows: words.template.language,
  flow: async ({ page, userEvent, step }) => {
    await step('what no post may say is told while it is typed', async () => {
      const opening = await page.findByLabelText(/^Opening/)
      await userEvent.clear(opening)
      await userEvent.type(opening, 'Guaranteed @everyone')
      await page.findByText(new RegExp(words.template.faults.promise))
      await page.findByText(new RegExp(words.template.faults.tag))
      await expect(
        page.getByRole('button', { name: words.save }),
      ).toBeDisabled()
    })
  },
})
export const Club = screen({
  ...{ ...admin, path: '/admin?tab=clubs&club=main' },
  shows: words.clubs.pause,
  flow: async (context) => {
    const { page, userEvent, step, world } = context
    await step('a club is paused, with a reason', async () => {
      await userEvent.click(
        await page.findByRole('button', { name: words.clubs.pause }),
      )
      const dialog = await sendWithReason(context, words.act.confirm)
      await dialog.findByText(words.act.done)
      const main = world.state.clubs.rows.find(({ id }) => id === 'main')
      await expect(main?.status).toBe('paused')
    })
  },
})
export const Clubs = screen({
  ...{ ...admin, path: '/admin?tab=clubs' },
  shows: words.clubs.make,
})
export const NewClub = screen({
  ...{ ...admin, path: '/admin?tab=clubs&make=yes' },
  shows: words.clubs.idHint,
  globals: { viewport: { value: 'phone' } },
})
/** Once it is made the next one begins with nothing. */
export const MadeClub = screen({
  ...{ ...admin, path: '/admin?tab=clubs&make=yes' },
  shows: words.clubs.idHint,
  flow: async (context) => {
    const { page, userEvent, step, world } = context
    const { clubs } = words
    const fill = async (label: string, text: string) =>
      userEvent.type(page.getByLabelText(new RegExp(`^${label}`)), text)
    await step('the fields are empty again', async () => {
      await fill(clubs.id, 'reef')
      await fill(clubs.name, 'Reef')
      await fill(clubs.tagline, 'Small.')
      await fill(clubs.description, 'A club.')
      await fill(clubs.nftContract, `0x${'c'.repeat(40)}`)
      await fill(clubs.tokenContract, `0x${'d'.repeat(40)}`)
      await userEvent.click(page.getByRole('button', { name: clubs.makeAct }))
      const dialog = await sendWithReason(context, words.act.confirm)
      await dialog.findByText(clubs.made)
      await expect(world.state.clubs.rows.some(({ id }) => id === 'reef')).toBe(
        true,
      )
      for (const label of [clubs.id, clubs.name, clubs.nftContract])
        await expect(page.getByLabelText(new RegExp(`^${label}`))).toHaveValue(
          '',
        )
    })
  },
})
export const AnyoneElse = screen({
  path,
  as: 'holder',
  shows: notFound.title,
})
