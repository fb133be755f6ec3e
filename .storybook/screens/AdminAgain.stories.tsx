import { administrationEndpoints } from '@narwhal-club/core/contract'
import { words as shared } from '@narwhal-club/core/messages'
import { adminContent } from '@narwhal-club/core/messages/pages/adminContent'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { turnTo } from './adminFlow.ts'
import { createAway } from './away.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Admin again' } satisfies Meta

const as = { as: 'admin', shows: administration.flags.title } as const
const { whale } = createTestAccounts()
const { failure } = administration

/** It does not load while the server fails, and does once it is well again. */
async function again(
  { page, step, userEvent, world }: Flow,
  press: () => Promise<unknown>,
  { advice, shows }: { advice: string; shows: string | RegExp },
) {
  await step('it did not load, and what to do is said', async () => {
    world.scenario.server = 'failing'
    await press()
    await expect(await page.findByText(advice)).toBeVisible()
    await expect(page.queryByText(shows)).toBeNull()
  })
  await step('one press, and it is there', async () => {
    world.scenario.server = 'well'
    await userEvent.click(page.getByText(shared.tryAgain))
    await expect((await page.findAllByText(shows))[0]).toBeVisible()
    await waitFor(() => expect(page.queryByText(advice)).toBeNull())
  })
}

const flags = '/admin?tab=flags'

export const Overview = screen({
  ...{ ...as, path: flags },
  flow: (flow) =>
    again(flow, () => turnTo(flow, 'overview'), {
      ...{ advice: failure.server, shows: administration.overview.nodes },
    }),
})
export const Member = screen({
  ...{ ...as, path: '/admin?tab=members' },
  shows: administration.members.title,
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    const { members } = administration
    // To sign all the ballots of the world takes long, and none is shown.
    world.state.votes.told = []
    const field = page.getByLabelText(new RegExp(`^${members.label}`))
    await userEvent.type(field, whale.address)
    await again(flow, () => userEvent.click(page.getByText(members.find)), {
      ...{ advice: failure.server, shows: members.none },
    })
  },
})
const away = createAway(administrationEndpoints.flags.path)
/** What is closed was not told: asked again, it is. */
export const Flags = screen({
  ...{ path: flags, as: 'admin', shows: failure.server },
  answers: away.answers,
  flow: async ({ page, step, userEvent }) => {
    const { name } = administration.flags
    await step('it did not load, and nothing is said to be open', async () => {
      await expect(page.queryByText(name.readOnly)).toBeNull()
    })
    await step('one press, and it is there', async () => {
      away.comeBack()
      await userEvent.click(page.getByText(shared.tryAgain))
      await expect(await page.findByText(name.readOnly)).toBeVisible()
      await waitFor(() => expect(page.queryByText(failure.server)).toBeNull())
    })
  },
})
export const Clubs = screen({
  ...{ ...as, path: flags },
  flow: (flow) =>
    again(flow, () => turnTo(flow, 'clubs'), {
      advice: adminContent.failed,
      shows: new RegExp(adminContent.clubs.rulesVersion(1)),
    }),
})
export const Club = screen({
  ...{ ...as, path: '/admin?tab=clubs' },
  shows: adminContent.clubs.make,
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    const { clubs, failed } = adminContent
    const main = world.state.clubs.rows.find(({ id }) => id === 'main')
    const list = within(await page.findByLabelText(clubs.title))
    const link = await list.findByText(String(main?.name))
    await again(flow, () => userEvent.click(link), {
      ...{ advice: failed, shows: clubs.pause },
    })
  },
})
export const Document = screen({
  ...{ ...as, path: flags },
  flow: (flow) =>
    again(flow, () => turnTo(flow, 'content'), {
      advice: adminContent.failed,
      shows: adminContent.add(adminContent.rows.team),
    }),
})
export const Template = screen({
  ...{ ...as, path: '/admin?tab=content' },
  shows: adminContent.add(adminContent.rows.team),
  flow: async (flow) => {
    const { page, userEvent } = flow
    const { parts, template, failed } = adminContent
    const tabs = within(page.getByLabelText(parts.label))
    await again(flow, () => userEvent.click(tabs.getByText(parts.templates)), {
      advice: failed,
      shows: template.original,
    })
  },
})
