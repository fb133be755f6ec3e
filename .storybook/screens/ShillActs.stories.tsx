import { shill } from '@narwhal-club/core/messages/pages/shill'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Shill generator' } satisfies Meta

const path = '/x-shill-generator'
const { post, roll, saved } = shill
const places = [1, 2, 3, 4, 5]

const textOf = async ({ page }: Flow, place: number) =>
  (await page.findByLabelText(post.label(place), {
    selector: 'textarea',
  })) as HTMLTextAreaElement
/** One post, with what is done about it. */
async function cardOf(flow: Flow, place: number) {
  const text = await textOf(flow, place)
  return within(text.closest('article') as HTMLElement)
}
async function write(flow: Flow, place: number, said: string) {
  const { userEvent } = flow
  const text = await textOf(flow, place)
  await userEvent.clear(text)
  await userEvent.click(text)
  await userEvent.paste(said)
}

export const Trimmed = screen({
  path,
  flow: async (flow) => {
    const { step, userEvent } = flow
    const text = await textOf(flow, 1)
    const { value: first } = text
    const card = await cardOf(flow, 1)
    const long = `${'First sentence. '.repeat(18)}And one more, at the end.`
    await step('it ends with a sentence', async () => {
      await write(flow, 1, long)
      await userEvent.click(await card.findByText(post.trim))
      await expect(text.value.length).toBeLessThan(280)
      await expect(text.value).toMatch(/sentence\.$/)
      await expect(card.queryByText(post.trim)).toBeNull()
    })
    await step('all of it is taken back', async () => {
      await userEvent.click(card.getByText(post.undo))
      await expect(text).toHaveValue(long)
      for (let more = card.queryByText(post.undo); more; ) {
        await userEvent.click(more)
        more = card.queryByText(post.undo)
      }
      await expect(text).toHaveValue(first)
    })
  },
})
/** What is kept of one post begins all of the next roll. */
export const PartKept = screen({
  path,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const rolled = (await textOf(flow, 3)).value
    const opening = rolled.split('\n\n')[0] ?? ''
    const card = await cardOf(flow, 3)
    const lock = card.getByText(post.names.hook)
    const values = async () =>
      Promise.all(places.map(async (at) => (await textOf(flow, at)).value))
    await step('kept, nothing changes yet', async () => {
      await userEvent.click(lock)
      await expect(lock).toHaveAttribute('aria-pressed', 'true')
      await expect(await textOf(flow, 3)).toHaveValue(rolled)
      await userEvent.click(lock)
      await expect(lock).toHaveAttribute('aria-pressed', 'false')
      await userEvent.click(lock)
    })
    await step('rolled again, all begin with it', async () => {
      const before = await values()
      // The same posts each time. No spy: what writes its calls down draws, too.
      const { random } = Math
      Math.random = () => 0.123_456_789
      await userEvent.click(page.getByText(roll.again))
      Math.random = random
      await waitFor(async () => {
        const now = await values()
        await expect(now).not.toEqual(before)
        for (const said of now)
          await expect(said.startsWith(opening)).toBe(true)
      })
    })
    await step('and it is let go', async () => {
      await userEvent.click(page.getByText(roll.release))
      await expect(page.queryByText(roll.release)).toBeNull()
    })
  },
})
export const Draft = screen({
  path,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const said = 'A draft of mine.'
    const card = await cardOf(flow, 1)
    await step('it is put aside', async () => {
      await write(flow, 1, said)
      await userEvent.click(card.getByText(post.draft))
      await expect(await page.findByText(saved.drafts)).toBeVisible()
      // It outlives the tab.
      await waitFor(() =>
        expect(Object.values(localStorage).join()).toContain(said),
      )
    })
    await step('and opened again', async () => {
      await write(flow, 1, 'Something else.')
      await userEvent.click(page.getByLabelText(saved.openOf(said)))
      await expect(await textOf(flow, 1)).toHaveValue(said)
    })
    await step('and deleted', async () => {
      await userEvent.click(page.getByLabelText(saved.dropOf(said)))
      await waitFor(() => expect(page.queryByText(saved.drafts)).toBeNull())
    })
  },
})
export const FavouriteDropped = screen({
  path,
  as: 'whale',
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const said = 'A favourite of mine.'
    await step('it is kept', async () => {
      await write(flow, 1, said)
      await userEvent.click((await cardOf(flow, 1)).getByText(post.keep))
      await page.findByLabelText(saved.dropOf(said))
      await expect(world.state.favourites.at(-1)?.text).toBe(said)
    })
    await step('and no more', async () => {
      await userEvent.click(page.getByLabelText(saved.dropOf(said)))
      await waitFor(() => expect(page.queryByText(saved.favourites)).toBeNull())
      await expect(world.state.favourites).toHaveLength(0)
    })
  },
})
/** Whoever has posted it is told when they are about to post it again. */
export const Posted = screen({
  path,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const { value } = await textOf(flow, 1)
    const copied = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await step('copied', async () => {
      const card = await cardOf(flow, 1)
      await userEvent.click(card.getByText(post.copy))
      await expect(await card.findByText(post.copied)).toBeVisible()
      await expect(copied).toHaveBeenLastCalledWith(value)
    })
    await step('nearly the same is noticed', async () => {
      await write(flow, 2, `${value}!`)
      const card = await cardOf(flow, 2)
      await expect(
        await card.findByText(shill.warnings.near_duplicate),
      ).toBeVisible()
    })
    await step('the roll itself is a link', async () => {
      await userEvent.click(page.getByText(roll.link))
      await expect(await page.findByText(roll.linked)).toBeVisible()
      await expect(copied.mock.lastCall?.[0]).toMatch(
        new RegExp(`^${location.origin}${path}\\?.*card=`),
      )
      await waitFor(() => expect(page.queryByText(roll.linked)).toBeNull())
    })
    copied.mockRestore()
  },
})
/** Opened on X, it counts as posted. */
export const PostedOnX = screen({
  path,
  flow: async (flow) => {
    const { step, userEvent } = flow
    const { value } = await textOf(flow, 1)
    await step('the press opens it there', async () => {
      const link = (await cardOf(flow, 1)).getByText(post.open)
      // The tab of the story stays alone.
      link.addEventListener('click', (event) => event.preventDefault())
      await userEvent.click(link)
    })
    await step('nearly the same is noticed', async () => {
      await write(flow, 2, `${value}!`)
      await expect(
        await (await cardOf(flow, 2)).findByText(shill.warnings.near_duplicate),
      ).toBeVisible()
    })
  },
})
/** By the device's own way, where it has one. */
export const Shared = screen({
  path,
  flow: async (flow) => {
    const { step, userEvent } = flow
    const shared: ShareData[] = []
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: async (data: ShareData) => void shared.push(data),
    })
    try {
      await step('it is offered, and shares the words', async () => {
        await write(flow, 1, 'To be shared.')
        const card = await cardOf(flow, 1)
        await userEvent.click(await card.findByText(post.share))
        await waitFor(() => expect(shared).toHaveLength(1))
        await expect(shared[0]?.text).toBe('To be shared.')
        await expect(shared[0]?.url).toContain('/s/')
      })
    } finally {
      Reflect.deleteProperty(navigator, 'share')
    }
    await step('and counts as posted', async () => {
      await write(flow, 2, 'To be shared!')
      await expect(
        await (await cardOf(flow, 2)).findByText(shill.warnings.near_duplicate),
      ).toBeVisible()
    })
  },
})
export const OneProposal = screen({
  path,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('one of what is open is chosen', async () => {
      await userEvent.click(
        await page.findByLabelText(shill.topic.names.proposal),
      )
      const select = (await page.findByLabelText(shill.topic.subject.proposal, {
        exact: false,
        selector: 'select',
      })) as HTMLSelectElement
      await waitFor(() => expect(select.options.length).toBeGreaterThan(2))
      const last = select.options[select.options.length - 1]
      if (!last) throw new Error('nothing is open')
      const title = last.text.replace(/^#\d+ /, '')
      await userEvent.selectOptions(select, last)
      await expect(
        await page.findByText(`“${title}”`, { selector: 'strong' }),
      ).toBeVisible()
    })
  },
})
/** A link has facts of its own; those of now are a press away. */
export const FactsOfNow = screen({
  path: `${path}?card=${'c'.repeat(60)}`,
  answers: [
    http.get('/api/shill/facts', async ({ request }) =>
      new URL(request.url).searchParams.has('card')
        ? HttpResponse.json(
            await (await fetch('/api/shill/facts?topic=nft')).json(),
          )
        : undefined,
    ),
  ],
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('they are of the link, and then of now', async () => {
      await expect(await page.findByText(shill.facts.frozen)).toBeVisible()
      await userEvent.click(page.getByText(shill.facts.anew))
      await waitFor(() =>
        expect(page.queryByText(shill.facts.frozen)).toBeNull(),
      )
      await expect(await textOf(flow, 1)).toBeVisible()
    })
  },
})
