import { shill } from '@narwhal-club/core/messages/pages/shill'
import { shillLanguages } from '@narwhal-club/core/messages/pages/shillLanguages'
import type { Meta } from '@storybook/react-vite'
import { expect, spyOn, waitFor } from 'storybook/test'
import { mostFavourites } from '../../server/api/shill/shill.ports.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Shill asked' } satisfies Meta

const path = '/x-shill-generator'
const { post, saved, roll } = shill
const emoji = /\p{Extended_Pictographic}/gu

const textOf = async ({ page }: Flow, place = 1) =>
  (await page.findByLabelText(post.label(place), {
    selector: 'textarea',
  })) as HTMLTextAreaElement
const field = ({ page }: Flow, label: string) =>
  page.findByLabelText(label, { exact: false, selector: 'input' })

const on = ['aria-checked', 'true'] as const
const off = ['aria-checked', 'false'] as const

/** A link has all that was chosen in it. */
export const ByTheAddress = screen({
  path: `${path}?topic=token&emoji=3&tags=%20&names=narwhalclub&hold=no&link=off`,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('as it was asked for', async () => {
      await expect(
        await page.findByLabelText(shill.emoji.names[3]),
      ).toBeChecked()
      await expect(await field(flow, shill.hashtags.label)).toHaveValue('')
      await expect(await field(flow, shill.mentions.label)).toHaveValue(
        'narwhalclub',
      )
      await expect(page.getByText(shill.hold)).toHaveAttribute(...off)
      await expect(page.getByText(shill.link)).toHaveAttribute(...off)
      const { value } = await textOf(flow)
      await expect(value).toContain('@narwhalclub')
      await expect(value).not.toContain('#')
      await expect(value.match(emoji)?.length).toBeGreaterThan(1)
    })
    await step('what one holds is said, and the card is linked', async () => {
      await userEvent.click(page.getByText(shill.hold))
      await userEvent.click(page.getByText(shill.link))
      await waitFor(() => {
        expect(page.getByText(shill.hold)).toHaveAttribute(...on)
        expect(page.getByText(shill.link)).toHaveAttribute(...on)
      })
    })
    await step('no emoji, and a tag', async () => {
      await userEvent.click(page.getByLabelText(shill.emoji.names[0]))
      await userEvent.click(await field(flow, shill.hashtags.label))
      await userEvent.paste('reef')
      await waitFor(async () => {
        const { value } = await textOf(flow)
        expect(value.match(emoji)).toBeNull()
        expect(value).toContain('#reef')
      })
    })
    await step('somebody else is called', async () => {
      const names = await field(flow, shill.mentions.label)
      await userEvent.clear(names)
      await userEvent.click(names)
      await userEvent.paste('harbourlight')
      await waitFor(async () =>
        expect((await textOf(flow)).value).toContain('@harbourlight'),
      )
    })
    await step('and it is all in the link to this roll', async () => {
      const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await userEvent.click(page.getByText(roll.link))
      await waitFor(() => expect(copied).toHaveBeenCalledOnce())
      const said = new URL(copied.mock.lastCall?.[0] ?? '').searchParams
      await expect(said.get('emoji')).toBe('0')
      await expect(said.get('hold')).toBe('yes')
      await expect(said.get('tags')?.trim()).toBe('reef')
      await expect(said.has('link')).toBe(false)
      await waitFor(() => expect(page.queryByText(roll.linked)).toBeNull())
    })
  },
})
const id = 'nft.hype'
const opening = 'Have you seen who lives below the ice?'
/** What an administrator has written stands in the place of what came with it. */
export const Rewritten = screen({
  path,
  before: ({ state, accounts, clock }) => {
    const original = shillLanguages.en.templates[id]
    if (!original) throw new Error('there is no such template')
    state.content.push({
      document: `shill/en/${id}`,
      version: 1,
      value: {
        parts: { ...original.parts, hook: [opening] },
        emoji: original.emoji,
      },
      by: accounts.admin.address.toLowerCase(),
      reason: 'Shorter.',
      at: clock.now(),
    })
  },
  flow: async (flow) => {
    await waitFor(async () => {
      for (const place of [1, 2, 3, 4, 5])
        expect((await textOf(flow, place)).value).toContain(opening)
    })
  },
})
const whale = { path, as: 'whale' } as const
const keep = async (flow: Flow) => {
  const { userEvent } = flow
  const [button] = await flow.page.findAllByText(post.keep)
  await userEvent.click(button as HTMLElement)
}
/** There is room for a hundred: with one less there is for this one. */
export const FavouritesFull = screen({
  ...whale,
  before: ({ state, accounts }) => {
    const address = accounts.whale.address.toLowerCase()
    for (let at = 0; at < mostFavourites; at += 1)
      state.favourites.push({
        id: `fa000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
        ...{ address, text: `Favourite ${at}`, inputs: '', createdAt: at },
      })
  },
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('it is refused', async () => {
      await page.findByLabelText(saved.dropOf('Favourite 0'))
      await keep(flow)
      await expect(
        await page.findByText(shill.advice.shill_favourites_full),
      ).toBeVisible()
      await expect(world.state.favourites).toHaveLength(mostFavourites)
    })
    await step('until one is deleted', async () => {
      await userEvent.click(page.getByLabelText(saved.dropOf('Favourite 0')))
      await waitFor(() => {
        expect(page.queryByLabelText(saved.dropOf('Favourite 0'))).toBeNull()
        expect(page.queryByText(shill.advice.shill_favourites_full)).toBeNull()
      })
      const { value } = await textOf(flow)
      await keep(flow)
      await waitFor(() =>
        expect(world.state.favourites.at(-1)?.text).toBe(value),
      )
    })
  },
})
export const FavouriteNotKept = screen({
  ...whale,
  flow: async (flow) => {
    const { page, step, world } = flow
    await textOf(flow)
    await step('the server is away', async () => {
      world.scenario.server = 'failing'
      await keep(flow)
      await expect(await page.findByText(shill.advice.notKept)).toBeVisible()
      await expect(world.state.favourites).toHaveLength(0)
    })
    await step('and there again', async () => {
      world.scenario.server = 'well'
      await keep(flow)
      await waitFor(() => {
        expect(world.state.favourites).toHaveLength(1)
        expect(page.queryByText(shill.advice.notKept)).toBeNull()
      })
    })
  },
})
/** Numbers of a wallet that holds nothing, and of no wallet at all. */
export const NothingHeld = screen({
  path: `${path}?topic=mine`,
  as: 'newcomer',
  shows: shill.advice.shill_holds_none,
})
export const NothingOfMine = screen({
  path: `${path}?topic=mine`,
  shows: shill.advice.not_signed_in,
})
export const NothingOpen = screen({
  path: `${path}?topic=bounty`,
  before: ({ state }) => {
    state.bounties.list.length = 0
  },
  shows: shill.advice.shill_nothing_open,
})
/** Somebody has cut the link. */
export const CardUnknown = screen({
  path: `${path}?card=${'c'.repeat(60)}`,
  shows: shill.advice.shill_card_unknown,
})
