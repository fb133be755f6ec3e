import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { ui } from '@narwhal-club/core/messages'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { moderation } from '@narwhal-club/core/messages/pages/moderation'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import { confirm, leave, reason, sayWhy, turnTo } from './adminFlow.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Admin' } satisfies Meta

const path = '/admin'
const as = { as: 'admin', holder: 'admin' } as const
const { admin, whale } = createTestAccounts()
const { flags, members, overview, audit } = administration

const { name, open, close } = flags
/** The act that closes a part, and the one that opens it, by their words. */
const actOf = ({ title, confirm, done }: typeof open | typeof close) => ({
  ...{ title: title(name.swap), confirm, done: done(name.swap) },
})

/** The row of a part; the menu has a page of that name. */
async function rowOfSwap({ page }: Flow) {
  const list = within(await page.findByLabelText(flags.title))
  const found = await list.findByText(name.swap, { selector: 'strong' })
  return within(found.closest('li') as HTMLElement)
}

/** Without a fresh signature the wallet is asked, and led to where it must be. */
export const Signing = screen({
  path: '/swap',
  ...as,
  wallet: 'wrongChain',
  shows: /in your wallet/,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { state, back, again, switchChain } = administering
    const title = close.title(name.swap)
    await step('a wallet comes, on another network', async () => {
      const [first] = await page.findAllByLabelText(/^narwhal \d+$/)
      await userEvent.click(first as HTMLElement)
      await userEvent.click(
        await page.findByText(swap.review.review(swap.nfts(1))),
      )
      await userEvent.click(await page.findByText('Harbour Wallet'))
      await page.findByText(ui.account.wrongNetwork)
      await userEvent.keyboard('{Escape}')
    })
    await step('where an act is begun', async () => {
      await userEvent.click(page.getByText(ui.menu.admin))
      await turnTo(flow, 'flags')
      const row = await rowOfSwap(flow)
      await userEvent.click(row.getByText(close.confirm))
    })
    const dialog = await sayWhy(flow, title)
    const press = (button: string) =>
      userEvent.click(dialog.getByText(button, { selector: 'button' }))
    await step('who goes back has done nothing, and lost no word', async () => {
      await press(close.confirm)
      await dialog.findByText(state.wrongChain)
      await press(back)
      await dialog.findByText(close.confirm)
      await expect(dialog.queryByText(state.wrongChain)).toBeNull()
      await expect(dialog.getByText(reason)).toBeVisible()
      await expect(world.state.flags ?? []).toHaveLength(0)
    })
    await step('on its own network the wallet is asked again', async () => {
      await press(close.confirm)
      await dialog.findByText(state.wrongChain)
      await press(switchChain)
      await waitFor(() =>
        expect(page.queryByText(ui.account.wrongNetwork)).toBeNull(),
      )
      await press(again)
      await dialog.findByText(close.done(name.swap))
      await expect(world.state.flags).toMatchObject([{ flag: 'swap', reason }])
      await expect(world.state.sessions[0]?.provedAt).toBeTruthy()
    })
    await step('and the dialog goes', async () => {
      await leave(flow, title, administering.close)
      await expect(page.getByText(flags.title)).toBeVisible()
    })
  },
})
/** Who thinks better of it has done nothing. */
export const Cancelled = screen({
  path: `${path}?tab=flags`,
  ...as,
  shows: flags.title,
  flow: async (flow) => {
    const { userEvent, world } = flow
    const row = await rowOfSwap(flow)
    await userEvent.click(row.getByText(close.confirm))
    await sayWhy(flow, close.title(name.swap))
    await leave(flow, close.title(name.swap), administering.cancel)
    await expect(world.state.flags ?? []).toHaveLength(0)
  },
})
/** What was done stands in the audit log, and the chain holds with it. */
export const Flags = screen({
  path: `${path}?tab=flags`,
  ...as,
  shows: flags.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('a part is closed, with a reason', async () => {
      const row = await rowOfSwap(flow)
      await userEvent.click(row.getByText(close.confirm))
      await confirm(flow, actOf(close))
      await row.findByText(new RegExp(reason))
      await expect(world.state.flags).toMatchObject([{ flag: 'swap', reason }])
    })
    await step('and opened again', async () => {
      const row = await rowOfSwap(flow)
      await userEvent.click(row.getByText(open.confirm))
      await confirm(flow, actOf(open))
      await row.findByText(close.confirm)
      await expect(world.state.flags).toEqual([])
    })
    await step('both are written down, and by whom', async () => {
      await turnTo(flow, 'audit')
      await expect(await page.findAllByText(reason)).toHaveLength(2)
      const by = page.getAllByTitle(admin.address.toLowerCase())
      await expect(by[0]).toHaveTextContent(
        shortAddress(admin.address.toLowerCase()),
      )
      await expect(page.getAllByTitle('swap')[0]).toHaveTextContent('swap')
    })
    await step('and this browser hashes them anew', async () => {
      await userEvent.click(page.getByText(audit.verify))
      await page.findByText(audit.holds(2))
    })
  },
})
export const Members = screen({
  path: `${path}?tab=members`,
  ...as,
  shows: members.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const address = whale.address.toLowerCase() as `0x${string}`
    const now = world.clock.now()
    // To sign all the ballots of the world takes long, and none is shown.
    world.state.votes.told = []
    for (const token of ['one', 'two', 'three'])
      world.state.sessions.push({
        ...{ token: token.padEnd(43, '-'), address },
        ...{ lastSeenAt: now, expiresAt: now + 86_400_000 },
      })
    const open = () =>
      world.state.sessions.filter((each) => each.address === address)
    const field = page.getByLabelText(new RegExp(`^${members.label}`))
    await step('what is no address is not looked up', async () => {
      await userEvent.type(field, '0x12')
      await userEvent.click(page.getByText(members.find))
      await expect(page.getByText(members.wrong)).toBeVisible()
      await expect(page.queryByText(members.role)).toBeNull()
    })
    await step('an address is', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, whale.address)
      await userEvent.click(page.getByText(members.find))
      await page.findByText(checksumAddress(address))
      await expect(await page.findAllByText(members.end)).toHaveLength(3)
    })
    await step('a session of it is ended', async () => {
      const [first] = page.getAllByText(members.end)
      await userEvent.click(first as HTMLElement)
      await confirm(flow, members.one)
      await expect(open()).toHaveLength(2)
      await waitFor(() =>
        expect(page.getAllByText(members.end)).toHaveLength(2),
      )
    })
    await step('and all the others', async () => {
      await userEvent.click(page.getByText(members.endAll))
      await confirm(flow, members.all)
      await page.findByText(members.none)
      await expect(open()).toHaveLength(0)
      // Who has done it is still signed in.
      await expect(world.state.sessions).toHaveLength(1)
    })
  },
})
export const Moderation = screen({
  path: `${path}?tab=moderation`,
  ...as,
  shows: moderation.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { acts, kinds, doing, doingTo, blocking, unblocking } = moderation
    const { authors } = moderation
    const queue = within(await page.findByLabelText(moderation.title))
    const waiting = await queue.findAllByText(kinds.proposal)
    const row = waiting[0]?.closest('article') as HTMLElement
    await step('its author may publish nothing any more', async () => {
      await userEvent.click(within(row).getByText(moderation.block))
      await confirm(flow, { ...blocking, confirm: moderation.block })
      await expect(world.state.moderation.blocked).toMatchObject([{ reason }])
      await within(row).findByText(moderation.blocked)
    })
    await step('and may again', async () => {
      const list = within(page.getByLabelText(authors.title))
      await userEvent.click(await list.findByText(moderation.unblock))
      await confirm(flow, { ...unblocking, confirm: moderation.unblock })
      await list.findByText(authors.none.title)
      await expect(world.state.moderation.blocked).toHaveLength(0)
    })
    await step('what it says is taken down, and waits no more', async () => {
      await userEvent.click(within(row).getByText(acts.tombstone))
      await confirm(flow, {
        title: doingTo(acts.tombstone, kinds.proposal.toLowerCase()),
        ...{ confirm: acts.tombstone, done: doing.tombstone.done },
      })
      await expect(world.state.moderation.marks).toMatchObject([
        { state: 'tombstoned', said: { reason } },
      ])
      await waitFor(() =>
        expect(queue.queryAllByText(kinds.proposal)).toHaveLength(
          waiting.length - 1,
        ),
      )
    })
  },
})
/** What was hidden is shown again: it is found where it lies. */
export const ShownAgain = screen({
  path: `${path}?tab=moderation`,
  ...as,
  shows: moderation.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { acts, kinds, doing, doingTo, views } = moderation
    const state = () => world.state.moderation.marks.map((mark) => mark.state)
    const press = async (act: 'hide' | 'restore') => {
      const queue = within(await page.findByLabelText(moderation.title))
      const [kind] = await queue.findAllByText(kinds.comment)
      const row = within(kind?.closest('article') as HTMLElement)
      await userEvent.click(await row.findByText(acts[act]))
      await confirm(flow, {
        title: doingTo(acts[act], kinds.comment.toLowerCase()),
        ...{ confirm: acts[act], done: doing[act].done },
      })
    }
    await step('it is hidden', async () => {
      await press('hide')
      await expect(state()).toEqual(['hidden'])
    })
    await step('and shown again', async () => {
      const list = within(page.getByLabelText(views.label))
      await userEvent.click(list.getByText(views.hidden))
      await press('restore')
      await expect(state()).toEqual(['stands'])
    })
  },
})
/** Refusals of the last hour come with the next press. */
export const Refreshed = screen({
  path,
  ...as,
  shows: overview.noRefusals,
  flow: async ({ page, step, userEvent, world }) => {
    const press = () => userEvent.click(page.getByText(overview.refresh))
    await step('what was refused meanwhile is told', async () => {
      world.tally.count('not_admin')
      world.tally.count('not_admin')
      await press()
      const code = await page.findByText('not_admin')
      await expect(code.closest('tr')).toHaveTextContent('2')
      await expect(page.queryByText(overview.noRefusals)).toBeNull()
    })
    await step('numbers stay, and it is said that they are older', async () => {
      world.scenario.server = 'failing'
      await press()
      await page.findByText(overview.stale)
      await expect(page.getByText('not_admin')).toBeVisible()
      world.scenario.server = 'well'
      await press()
      await waitFor(() => expect(page.queryByText(overview.stale)).toBeNull())
    })
  },
})
