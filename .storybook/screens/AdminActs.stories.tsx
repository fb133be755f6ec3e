import { encodeToken } from '@narwhal-club/core/chain'
import { checksumAddress } from '@narwhal-club/core/checksum'
import { shortAddress } from '@narwhal-club/core/format'
import { ui } from '@narwhal-club/core/messages'
import { administering } from '@narwhal-club/core/messages/pages/administering'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { books } from '@narwhal-club/core/messages/pages/books'
import { lists } from '@narwhal-club/core/messages/pages/lists'
import { moderation } from '@narwhal-club/core/messages/pages/moderation'
import { oversight } from '@narwhal-club/core/messages/pages/oversight'
import { swap } from '@narwhal-club/core/messages/pages/swap'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createTestAccounts } from '../../dev/world/accounts.ts'
import {
  type AdminFlow,
  confirm,
  leave,
  reason,
  sayWhy,
  soon,
  turnTo,
} from './adminFlow.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Admin' } satisfies Meta

const path = '/admin'
const as = { as: 'admin', holder: 'admin' } as const
const { admin, holder, whale } = createTestAccounts()
const { flags, members, overview, audit } = administration

const { name, open, close } = flags
/** The act that closes a part, and the one that opens it, by their words. */
const actOf = ({ title, confirm, done }: typeof open | typeof close) => ({
  ...{ title: title(name.swap), confirm, done: done(name.swap) },
})

/** The row of a part; the menu has a page of that name. */
async function rowOfSwap({ page }: AdminFlow) {
  const list = within(await page.findByLabelText(flags.title))
  const found = await list.findByText(name.swap, { selector: 'strong' }, soon)
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
      const [first] = await page.findAllByLabelText(/^narwhal \d+$/, {}, soon)
      await userEvent.click(first as HTMLElement)
      await userEvent.click(
        await page.findByText(swap.review.review(swap.nfts(1)), {}, soon),
      )
      await userEvent.click(await page.findByText('Harbour Wallet', {}, soon))
      await page.findByText(ui.account.wrongNetwork, {}, soon)
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
      await dialog.findByText(state.wrongChain, {}, soon)
      await press(back)
      await dialog.findByText(close.confirm)
      await expect(dialog.queryByText(state.wrongChain)).toBeNull()
      await expect(dialog.getByText(reason)).toBeVisible()
      await expect(world.state.flags ?? []).toHaveLength(0)
    })
    await step('on its own network the wallet is asked again', async () => {
      await press(close.confirm)
      await dialog.findByText(state.wrongChain, {}, soon)
      await press(switchChain)
      await waitFor(
        () => expect(page.queryByText(ui.account.wrongNetwork)).toBeNull(),
        soon,
      )
      await press(again)
      await dialog.findByText(close.done(name.swap), {}, soon)
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
      await row.findByText(new RegExp(reason), {}, soon)
      await expect(world.state.flags).toMatchObject([{ flag: 'swap', reason }])
    })
    await step('and opened again', async () => {
      const row = await rowOfSwap(flow)
      await userEvent.click(row.getByText(open.confirm))
      await confirm(flow, actOf(open))
      await row.findByText(close.confirm, {}, soon)
      await expect(world.state.flags).toEqual([])
    })
    await step('both are written down, and by whom', async () => {
      await turnTo(flow, 'audit')
      await expect(await page.findAllByText(reason, {}, soon)).toHaveLength(2)
      const by = page.getAllByTitle(admin.address.toLowerCase())
      await expect(by[0]).toHaveTextContent(
        shortAddress(admin.address.toLowerCase()),
      )
      await expect(page.getAllByTitle('swap')[0]).toHaveTextContent('swap')
    })
    await step('and this browser hashes them anew', async () => {
      await userEvent.click(page.getByText(audit.verify))
      await page.findByText(audit.holds(2), {}, soon)
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
      await page.findByText(checksumAddress(address), {}, soon)
      await expect(
        await page.findAllByText(members.end, {}, soon),
      ).toHaveLength(3)
    })
    await step('a session of it is ended', async () => {
      const [first] = page.getAllByText(members.end)
      await userEvent.click(first as HTMLElement)
      await confirm(flow, members.one)
      await expect(open()).toHaveLength(2)
      await waitFor(
        () => expect(page.getAllByText(members.end)).toHaveLength(2),
        soon,
      )
    })
    await step('and all the others', async () => {
      await userEvent.click(page.getByText(members.endAll))
      await confirm(flow, members.all)
      await page.findByText(members.none, {}, soon)
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
    const waiting = await queue.findAllByText(kinds.proposal, {}, soon)
    const row = waiting[0]?.closest('article') as HTMLElement
    await step('its author may publish nothing any more', async () => {
      await userEvent.click(within(row).getByText(moderation.block))
      await confirm(flow, { ...blocking, confirm: moderation.block })
      await expect(world.state.moderation.blocked).toMatchObject([{ reason }])
      await within(row).findByText(moderation.blocked, {}, soon)
    })
    await step('and may again', async () => {
      const list = within(page.getByLabelText(authors.title))
      await userEvent.click(await list.findByText(moderation.unblock, {}, soon))
      await confirm(flow, { ...unblocking, confirm: moderation.unblock })
      await list.findByText(authors.none.title, {}, soon)
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
      await waitFor(
        () =>
          expect(queue.queryAllByText(kinds.proposal)).toHaveLength(
            waiting.length - 1,
          ),
        soon,
      )
    })
  },
})
/** There are more than one page has. */
export const ManyProposals = screen({
  path: `${path}?tab=proposals`,
  ...as,
  shows: oversight.proposals.title,
  flow: async ({ page, userEvent, world }) => {
    const { title, search } = oversight.proposals
    const list = within(await page.findByLabelText(title))
    const all = world.state.proposals.list
    const [first] = all
    if (!first) throw new Error('nothing is proposed')
    all.push(
      ...Array.from({ length: 60 }, (_, place) => ({
        ...first,
        row: {
          ...first.row,
          id: `e1${first.row.id.slice(2, -2)}${10 + place}`,
        },
      })),
    )
    await userEvent.type(list.getByLabelText(search.label), first.row.title)
    await userEvent.click(list.getByText(search.action))
    const more = await list.findByText(lists.more, {}, soon)
    const rows = () => list.getAllByRole('listitem').length
    const shown = rows()
    await userEvent.click(more)
    await waitFor(() => expect(rows()).toBeGreaterThan(shown), soon)
  },
})
export const Proposals = screen({
  path: `${path}?tab=proposals&status=active`,
  ...as,
  shows: oversight.proposals.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { title: heading, cancel, doing, search, none } = oversight.proposals
    const list = within(await page.findByLabelText(heading))
    const [first] = await list.findAllByText(cancel, {}, soon)
    const row = first?.closest('article') as HTMLElement
    const title = row.getAttribute('aria-label') as string
    const seek = async (said: string) => {
      await userEvent.type(list.getByLabelText(search.label), said)
      await userEvent.click(list.getByText(search.action))
    }
    await step('words that no title has', async () => {
      await seek('narwhals of stone')
      await expect(await list.findByText(none.children, {}, soon)).toBeVisible()
      await userEvent.click(list.getByText(search.clear))
      await list.findByLabelText(title, {}, soon)
    })
    await step('and words that one has', async () => {
      await seek(title)
      await waitFor(
        () => expect(list.getAllByRole('listitem')).toHaveLength(1),
        soon,
      )
    })
    await step('it is cancelled in public', async () => {
      await userEvent.click(
        within(list.getByLabelText(title)).getByText(cancel),
      )
      await confirm(flow, doing)
      await list.findByText(none.children, {}, soon)
      const { list: all } = world.state.proposals
      const kept = all.find(
        ({ row: { cancelled } }) => cancelled?.reason === reason,
      )
      await expect(kept?.versions.at(-1)?.title).toBe(title)
    })
  },
})
/** Money that pays for nothing is set aside, given back, and paid back. */
export const Refunds = screen({
  path: `${path}?tab=flags`,
  ...as,
  shows: flags.title,
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const { credits: words, doing } = books
    const { state, config } = world
    const payer = holder.address.toLowerCase() as `0x${string}`
    const token = config.contracts.token as `0x${string}`
    const amount = 1_000n * 10n ** 18n
    Object.assign(config.chain, { explorerUrl: 'https://explorer.test' })
    state.fees.credits.push({
      ...{ id: 'c0000000-0000-4000-8000-000000000001', payer, token, amount },
      ...{ left: amount, key: 'paid twice', hash: `0x${'ab'.repeat(32)}` },
      ...{ why: 'unmatched', at: world.clock.now() },
    })
    await turnTo(flow, 'fees')
    const list = within(await page.findByLabelText(words.title, {}, soon))
    const turn = (view: keyof typeof words.views) => {
      const views = within(list.getByLabelText(words.views.label))
      return userEvent.click(views.getByText(words.views[view]))
    }
    await step('its payment can be looked at', async () => {
      await expect(
        (await list.findByText(books.transaction, {}, soon)).closest('a'),
      ).toHaveAttribute('href', `https://explorer.test/tx/0x${'ab'.repeat(32)}`)
    })
    await step('it is set aside', async () => {
      await userEvent.click(list.getByText(words.begin))
      await confirm(flow, { ...doing.begin, confirm: words.begin })
      await expect(state.fees.refunds).toMatchObject([
        { state: 'open', amount, reason },
      ])
      await turn('refunds')
      await list.findByText(words.states.open, {}, soon)
    })
    await step('and given back', async () => {
      await userEvent.click(list.getByText(words.drop))
      await confirm(flow, { ...doing.drop, confirm: words.drop })
      await list.findByText(words.states.dropped, {}, soon)
      await expect(state.fees.credits.at(-1)?.left).toBe(amount)
    })
    await step('or the payment is named that paid it back', async () => {
      await userEvent.click(list.getByText(words.begin))
      await confirm(flow, { ...doing.begin, confirm: words.begin })
      const hash = `0x${'cd'.repeat(32)}` as const
      const { chain } = state
      chain.transactions.push({
        ...{ hash, from: config.adminWallet as `0x${string}`, to: token },
        ...{ value: 0n, input: encodeToken.transfer(payer, amount), nonce: 0 },
        ...{ gas: 0n, maxFeePerGas: 0n, maxPriorityFeePerGas: 0n },
        ...{ block: chain.head + 1, succeeded: true },
      })
      chain.head += 9
      await userEvent.type(
        await list.findByLabelText(words.hash, {}, soon),
        hash,
      )
      await userEvent.click(list.getByText(words.record))
      await confirm(flow, { ...doing.record, confirm: words.record })
      // The view of such credits is called so, too.
      await waitFor(
        () => expect(list.getAllByText(words.states.refunded)).toHaveLength(2),
        soon,
      )
      await expect(list.queryByText(words.states.open)).toBeNull()
      await expect(
        state.fees.refunds.map((refund) => refund.state).sort(),
      ).toEqual(['dropped', 'refunded'])
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
      const code = await page.findByText('not_admin', {}, soon)
      await expect(code.closest('tr')).toHaveTextContent('2')
      await expect(page.queryByText(overview.noRefusals)).toBeNull()
    })
    await step('numbers stay, and it is said that they are older', async () => {
      world.scenario.server = 'failing'
      await press()
      await page.findByText(overview.stale, {}, soon)
      await expect(page.getByText('not_admin')).toBeVisible()
      world.scenario.server = 'well'
      await press()
      await waitFor(
        () => expect(page.queryByText(overview.stale)).toBeNull(),
        soon,
      )
    })
  },
})
