import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { shillTemplates } from '@narwhal-club/core/messages/pages/shillTemplates'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Admin edits' } satisfies Meta

const typed = 'Deep water.'
const by = `0x${'1'.repeat(40)}`

const type = async ({ page, userEvent }: Flow, label: RegExp) => {
  const [field] = await page.findAllByLabelText(label)
  if (!field) throw new Error(`no field ${label}`)
  const { value } = field as HTMLInputElement
  await userEvent.clear(field)
  await userEvent.type(field, typed)
  return value
}
const fieldNow = ({ page }: Flow, label: RegExp) =>
  page.getAllByLabelText(label)[0]

/** What was typed is let go of: what is kept is there again, nothing to save. */
async function dropped(flow: Flow, label: RegExp) {
  const { page, userEvent, step } = flow
  await step('what was typed is dropped', async () => {
    const before = await type(flow, label)
    await userEvent.click(page.getByText(words.drop))
    await expect(fieldNow(flow, label)).toHaveValue(before)
    await expect(page.getByText(words.save)).toBeDisabled()
    await expect(page.queryByText(words.drop)).toBeNull()
  })
}

/** Somebody else was faster: theirs is taken, and there is nothing to save. */
async function theirs(
  flow: Flow,
  label: RegExp,
  { change, shows }: { change: () => void; shows: string },
) {
  const { page, userEvent, step } = flow
  await step('somebody else was faster', async () => {
    await type(flow, label)
    change()
    await page.findByText(words.conflict)
    await expect(fieldNow(flow, label)).toHaveValue(typed)
  })
  await step('mine stands in place of theirs, if it is to', async () => {
    await userEvent.click(page.getByText(words.keepMine))
    await expect(page.queryByText(words.conflict)).toBeNull()
    await expect(fieldNow(flow, label)).toHaveValue(typed)
    await expect(page.getByText(words.save)).toBeEnabled()
  })
  await step('faster once more, and theirs is taken', async () => {
    change()
    await page.findByText(words.conflict)
    await userEvent.click(page.getByText(words.takeTheirs))
    await expect(fieldNow(flow, label)).toHaveValue(shows)
    await expect(page.queryByText(words.conflict)).toBeNull()
    await expect(page.getByText(words.save)).toBeDisabled()
  })
}

/** Nothing else is written in these worlds. */
const versionIn = ({ state }: Flow['world']) => state.content.length + 1
const template = 'shill/en/token.hype'
const original = shillTemplates['token.hype']
if (!original) throw new Error('no template')
const admin = { as: 'admin', isLive: true } as const
const content = '/admin?tab=content'

export const OfTheTeam = screen({
  ...{ ...admin, path: content, shows: words.add(words.rows.team) },
  flow: async (flow) => {
    const { world, stream } = flow
    const handle = new RegExp(`^${words.fields.handle}`)
    await dropped(flow, handle)
    await stream.opened()
    await theirs(flow, handle, {
      shows: 'Abyss',
      change() {
        const value = [{ handle: 'Abyss', role: 'Sea', about: 'Looks down.' }]
        world.state.content.push({
          ...{ document: 'team', version: versionIn(world) },
          value: { members: value },
          ...{ by, reason: 'Other.', at: 0 },
        })
        stream.tell('content', { document: 'team' })
      },
    })
  },
})
export const OfATemplate = screen({
  ...{ ...admin, path: `${content}&part=templates` },
  shows: words.template.language,
  flow: async (flow) => {
    const { world, stream } = flow
    const hook = new RegExp(`^${shill.post.names.hook}`)
    await dropped(flow, hook)
    await stream.opened()
    await theirs(flow, hook, {
      shows: 'The sea is calm.',
      change() {
        const lines = ['The sea is calm.']
        const { parts, emoji } = original
        world.state.content.push({
          ...{ document: template, version: versionIn(world) },
          value: { parts: { ...parts, hook: lines }, emoji },
          ...{ by, reason: 'Other.', at: 0 },
        })
        stream.tell('content', { document: template })
      },
    })
  },
})
export const OfAClub = screen({
  ...{ ...admin, path: '/admin?tab=clubs&club=main' },
  shows: words.clubs.pause,
  flow: async (flow) => {
    const { world, stream } = flow
    const tagline = new RegExp(`^${words.clubs.tagline}`)
    await dropped(flow, tagline)
    await stream.opened()
    await theirs(flow, tagline, {
      shows: 'Where the sea is calm.',
      change() {
        const main = world.state.clubs.rows.find(({ id }) => id === 'main')
        if (!main) throw new Error('no club')
        main.tagline = 'Where the sea is calm.'
        main.version += 1
        stream.tell('clubs', { id: 'main' })
      },
    })
  },
})
/** One that is not there yet. */
export const OfANewClub = screen({
  ...{ ...admin, path: '/admin?tab=clubs&make=yes' },
  shows: words.clubs.idHint,
  flow: async (flow) => {
    const { page, userEvent, step } = flow
    await step('what was typed is dropped', async () => {
      const tagline = new RegExp(`^${words.clubs.tagline}`)
      await type(flow, tagline)
      await userEvent.click(page.getByText(words.drop))
      await expect(fieldNow(flow, tagline)).toHaveValue('')
      await expect(page.queryByText(words.drop)).toBeNull()
    })
  },
})
