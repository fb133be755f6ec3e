import { type InboxEntry, inboxEndpoints } from '@narwhal-club/core/contract'
import { inbox as words } from '@narwhal-club/core/messages/pages/inbox'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, within } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Inbox' } satisfies Meta

const last = '0000-4000-8000-000000000001'
const at = '2026-03-01T08:00:00.000Z'
const club = { id: 'main', name: 'Narwhal Club' }
const proposal = { id: `e0000000-${last}`, number: 1, title: 'A beacon', club }
const bounty = {
  ...{ id: `b0000000-${last}`, number: 2, title: 'A lamp', club },
  status: 'open' as const,
}
const idea = { id: `d0000000-${last}`, title: 'A reef watch', club }
const author = `0x${'a1'.repeat(20)}` as const
const work = {
  ...{ bounty, submission: `c0000000-${last}`, author },
  status: 'shortlisted' as const,
}
const amount = '333333333333333333333333333'
const moderated = { kind: 'moderated', reason: 'It asks for words.' } as const

type Told<Entry> = Entry extends unknown
  ? Omit<Entry, 'id' | 'at' | 'read'>
  : never
const told: Told<InboxEntry>[] = [
  { kind: 'opened', proposal, end: at },
  { kind: 'ending', proposal, end: at },
  { kind: 'closed', proposal, outcome: 'tied' },
  { kind: 'reply', bounty, comment: `a0000000-${last}`, author },
  { kind: 'paid', fee: { amount, purpose: 'proposal', title: 'A beacon' } },
  { kind: 'credited', fee: { amount, why: 'over' } },
  { kind: 'submitted', ...work },
  { kind: 'reviewed', ...work },
  { kind: 'payout', ...work, amount: '500000000000000000000', asset: 'CRO' },
  { kind: 'changed', bounty },
  { kind: 'deadline', bounty },
  { kind: 'awarded', bounty },
  { kind: 'disputed', bounty },
  { ...moderated, about: 'proposal', act: 'warned', proposal },
  { ...moderated, about: 'bounty', act: 'restored', bounty },
  { ...moderated, about: 'idea', act: 'hidden', idea },
]
const rows = told.map((each, place) => ({
  ...{ ...each, at, read: place > 2 },
  id: `f0000000-0000-4000-8000-${String(place).padStart(12, '0')}`,
}))

/** Each kind of news, and where it leads. */
export const EveryKind = screen({
  ...{ path: '/about', as: 'whale', holder: 'whale' },
  answers: [
    http.get(inboxEndpoints.inbox.path, () =>
      HttpResponse.json({ rows, total: rows.length, unread: 3 }),
    ),
  ],
  flow: async ({ page, step, userEvent }) => {
    const open = async () => {
      await userEvent.click(await page.findByLabelText(words.bell.some('3')))
      return within(await page.findByRole('region', { name: words.title }))
    }
    await step('each leads to what it is about', async () => {
      const panel = await open()
      const links = await panel.findAllByRole('link')
      const about = (place: number) => links[place]?.getAttribute('href')
      await expect(links).toHaveLength(rows.length)
      for (const place of [0, 1, 2, 13])
        await expect(about(place)).toBe(
          `/clubs/main?tab=proposals&p=${proposal.id}`,
        )
      for (const place of [3, 6, 7, 8, 9, 10, 11, 12, 14])
        await expect(about(place)).toBe(
          `/clubs/main?tab=bounties&b=${bounty.id}`,
        )
      for (const place of [4, 5])
        await expect(about(place)).toBe('/my-proposals')
      await expect(about(15)).toBe(`/clubs/main?idea=${idea.id}`)
    })
    await step('and is gone to', async () => {
      const said = words.moderated.hidden(idea.title)
      await userEvent.click(await page.findByText(said))
      const title = await page.findByRole('heading', {
        level: 1,
        name: 'A reef watch with cameras',
      })
      await expect(title).toBeVisible()
      // Not the bell's: a page takes the keyboard's place where nothing has it.
      await expect(document.activeElement?.localName).not.toBe('button')
    })
  },
})
