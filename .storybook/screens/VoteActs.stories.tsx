import { shortAddress } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, spyOn, waitFor, within } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { type ScreenOptions, screen } from './screenStory.tsx'

export default { title: 'Flows/Vote' } satisfies Meta

type Flow = Parameters<NonNullable<ScreenOptions['flow']>>[0]

/** It is voted on, and the holder has not voted yet. */
const open = told.findIndex(({ named }) => named && !named.holder)
const title = told[open]?.title ?? ''
const idOf = (place: number) =>
  `e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
const pathOf = (place: number) => `/clubs/main?tab=proposals&p=${idOf(place)}`
const id = idOf(open)
const path = pathOf(open)
/** What waits for the server's answer, on a busy machine. */
const soon = { timeout: 5_000 }
const { panel: words, voters, whatIf, receipt } = voting

const panelOf = async ({ page }: Flow) =>
  within(await page.findByRole('region', { name: words.title }, soon))

/** A card by its title: what is below comes as it is near. */
const cardOf = async ({ page }: Flow, name: string) => {
  const heading = await page.findByText(name, { selector: 'h2, h3' }, soon)
  const card = heading.closest('section')
  if (!card) throw new Error(`${name} is no card`)
  return within(card)
}

/** Presses a vote; the wallet of a session is connected by the first press. */
const vote = async (flow: Flow, choice: 'Yes' | 'No') => {
  const { page, userEvent } = flow
  const press = async () =>
    userEvent.click(
      await (await panelOf(flow)).findByRole(
        'button',
        { name: words.pressed(choice) },
        soon,
      ),
    )
  await press()
  const wallet = await page.findByText('Harbour Wallet', {}, soon)
  await userEvent.click(wallet)
  // The sheet of a list is a dialog as well, and stays.
  await waitFor(() => expect(wallet).not.toBeInTheDocument(), soon)
  await press()
}

/** What is kept as a file: its text, once it was pressed. */
const saving = () => {
  const made = spyOn(URL, 'createObjectURL')
  return async () => {
    const [blob] = made.mock.lastCall ?? []
    made.mockRestore()
    return JSON.parse(await (blob as Blob).text())
  }
}

/** The list of voters, and how it is pressed. */
const votersOf = async (flow: Flow) => {
  const { userEvent } = flow
  const list = await cardOf(flow, voters.title)
  return {
    list,
    has: (text: string) => list.findByText(text, {}, soon),
    isGone: (text: string) =>
      waitFor(() => expect(list.queryByText(text)).toBeNull(), soon),
    press: async (text: string) => userEvent.click(list.getByLabelText(text)),
    find: async (address: string) => {
      await userEvent.click(list.getByLabelText(voters.search.label))
      await userEvent.paste(address)
      await userEvent.click(list.getByText(voters.search.find))
    },
  }
}
const nameOf = ({ address }: { address: string }) => shortAddress(address)

/** Each question that the list of voters takes. */
export const VotersAsked = screen({
  path,
  shows: words.visitor.body,
  flow: async (flow) => {
    const { step, userEvent, world } = flow
    const { list, has, isGone, press } = await votersOf(flow)
    const { whale, admin, proposer } = world.accounts
    await step('by what they voted', async () => {
      await has(nameOf(whale))
      await press(voters.tabs.no)
      await has(nameOf(proposer))
      await isGone(nameOf(whale))
      await press(voters.tabs.yes)
      await has(nameOf(whale))
      await isGone(nameOf(proposer))
    })
    await step('who says why', async () => {
      await press(voters.tabs.all)
      await has(nameOf(admin))
      await userEvent.click(list.getByText(voters.reasons))
      await isGone(nameOf(admin))
      await has(nameOf(whale))
      await userEvent.click(list.getByText(voters.reasons))
    })
    await step('by when it was', async () => {
      // The largest was cast last here: another one is, now.
      for (const ballot of world.state.votes.ballots)
        if (ballot.voter === proposer.address.toLowerCase())
          ballot.at = world.clock.now()
      const order = () => list.getAllByText(/^0x/).map((who) => who.textContent)
      await has(nameOf(admin))
      const largest = order()
      await press(voters.sort.newest)
      await waitFor(() => expect(order()).not.toEqual(largest), soon)
      await expect(new Set(order())).toEqual(new Set(largest))
    })
  },
})

/** One voter is found, and from nobody there is a way back to all. */
export const VotersFound = screen({
  path,
  shows: words.visitor.body,
  flow: async (flow) => {
    const { step, userEvent, world } = flow
    const { list, has, isGone, press, find } = await votersOf(flow)
    const { whale, proposer, holder } = world.accounts
    await step('one of them by their address', async () => {
      await find(proposer.address)
      await isGone(nameOf(whale))
      await has(nameOf(proposer))
      await userEvent.click(list.getByText(voters.search.clear))
      await has(nameOf(whale))
    })
    await step('who has not voted', async () => {
      await press(voters.tabs.none)
      await find(holder.address)
      await has(nameOf(holder))
      await expect(list.queryByText(voters.reasons)).toBeNull()
      await press(voters.tabs.yes)
      await has(voters.notFound.title)
      await userEvent.click(list.getByText(voters.notFound.action))
      await has(nameOf(whale))
    })
  },
})

/** What may come of it is played through, and taken back. */
export const Supposed = screen({
  // Most of its votes are not cast yet.
  path: pathOf(open + 1),
  shows: words.visitor.body,
  flow: async (flow) => {
    const card = await cardOf(flow, whatIf.title)
    const slide = (label: string, value: number) =>
      fireEvent.change(card.getByLabelText(label), { target: { value } })
    await expect(card.queryByText(whatIf.reset)).toBeNull()
    slide(whatIf.turnout, 100)
    slide(whatIf.share, 0)
    await expect(await card.findByText(whatIf.outcome.rejected)).toBeVisible()
    slide(whatIf.share, 100)
    await expect(await card.findByText(whatIf.outcome.passed)).toBeVisible()
    await flow.userEvent.click(card.getByText(whatIf.reset))
    await expect(card.getByLabelText(whatIf.turnout)).toHaveValue('0')
    await expect(card.getByLabelText(whatIf.share)).toHaveValue('50')
    await expect(card.queryByText(whatIf.reset)).toBeNull()
  },
})

/** What its power comes from is a press away, and closed again. */
export const WhySoMany = screen({
  path,
  as: 'holder',
  shows: words.turn,
  flow: async (flow) => {
    const { page, userEvent } = flow
    const panel = await panelOf(flow)
    const why = () =>
      page.queryByRole('dialog', { name: voting.why.title('3') })
    await userEvent.click(await panel.findByText(words.power.why('3')))
    await waitFor(() => expect(why()).toBeVisible(), soon)
    const dialog = within(why() as HTMLElement)
    await expect(
      await dialog.findByText(voting.why.before, {}, soon),
    ).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(why()).toBeNull())
  },
})

/** What proves a vote is a file, and can be shown to others. */
export const ReceiptKept = screen({
  path,
  as: 'proposer',
  shows: /^Your (Yes|No) counts/,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const panel = await panelOf(flow)
    const toggle = await panel.findByText(words.yours.receipt, {}, soon)
    await userEvent.click(toggle)
    const save = await page.findByText(receipt.json, {}, soon)
    await step('as the server gave it', async () => {
      const saved = saving()
      await userEvent.click(save)
      await expect(await saved()).toMatchObject({ choice: 'no' })
    })
    await step('it is posted with the address of the proposal', async () => {
      const opened = spyOn(window, 'open').mockReturnValue(null)
      await userEvent.click(page.getAllByText(receipt.share).at(-1) as Element)
      const [href] = opened.mock.lastCall ?? []
      opened.mockRestore()
      await expect(decodeURIComponent(String(href))).toContain(id)
      await expect(new URL(String(href)).searchParams.get('text')).toContain(
        receipt.post('No', title),
      )
    })
    await step('and put away', async () => {
      await userEvent.click(toggle)
      await expect(page.queryByText(receipt.json)).toBeNull()
    })
  },
})

const inRow = (page: Flow['page'], name: string) =>
  page.findByLabelText(voting.row.on(name, title), {}, soon)
const sheetIn = (page: Flow['page']) =>
  page.queryByRole('dialog', { name: voting.row.voteOn(title) })

/** From the row to the wallet, and until it counts. */
const voteInTheList = async (flow: Flow) => {
  const { page, step, userEvent, world } = flow
  await step('from the row to the wallet', async () => {
    await userEvent.click(await inRow(page, voting.row.voteWith('3')))
    await waitFor(() => expect(sheetIn(page)).toBeVisible(), soon)
    await vote(flow, 'No')
  })
  await step('it counts', async () => {
    const panel = await panelOf(flow)
    await panel.findByText(words.yours.is('No', '3'), {}, soon)
    const holder = world.accounts.holder.address.toLowerCase()
    await expect(
      world.state.votes.ballots.filter(
        ({ proposal, voter }) => proposal === id && voter === holder,
      ),
    ).toHaveLength(1)
    await page.findByText(receipt.json, {}, soon)
  })
}
const inTheList = {
  path: '/clubs/main?tab=proposals&status=active',
  as: 'holder',
  shows: title,
} as const

/** It counts on the list too, and the row says so. */
export const CountedInTheList = screen({
  ...inTheList,
  flow: async (flow) => {
    const { page, userEvent } = flow
    await voteInTheList(flow)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheetIn(page)).toBeNull(), soon)
    await expect(await inRow(page, voting.row.yours)).toBeVisible()
  },
})

/** What proves a vote outlasts what celebrates it. */
const partyOver = async ({ page }: Flow) => {
  await waitFor(
    () => expect(document.querySelector('canvas')).toBeVisible(),
    soon,
  )
  await waitFor(() => expect(document.querySelector('canvas')).toBeNull(), soon)
  await expect(page.getByText(receipt.json)).toBeVisible()
}
export const CelebratedInTheList = screen({
  ...inTheList,
  flow: async (flow) => {
    await voteInTheList(flow)
    await partyOver(flow)
  },
})
export const Celebrated = screen({
  path,
  as: 'holder',
  shows: words.turn,
  flow: async (flow) => {
    await vote(flow, 'Yes')
    const panel = await panelOf(flow)
    await panel.findByText(words.yours.is('Yes', '3'), {}, soon)
    await partyOver(flow)
  },
})

/** Their own vote does not load: pressed again, it does. */
export const OwnNotLoaded = screen({
  path,
  as: 'holder',
  shows: words.failed,
  answers: [
    http.get(
      '*/api/proposals/:id/votes/me',
      () => HttpResponse.json({ error: 'No.', code: 'odd' }, { status: 418 }),
      { once: true },
    ),
  ],
  flow: async (flow) => {
    const panel = await panelOf(flow)
    await flow.userEvent.click(await panel.findByRole('button'))
    await expect(
      await panel.findByRole('button', { name: words.pressed('Yes') }, soon),
    ).toBeVisible()
    await expect(panel.queryByText(words.failed)).toBeNull()
  },
})

/** The wallet still asks: it is left, and what was said stays. */
export const WalletLeft = screen({
  path,
  as: 'holder',
  shows: words.turn,
  flow: async (flow) => {
    const { step, userEvent, world } = flow
    const panel = await panelOf(flow)
    world.accounts.holder.signTypedData = () => new Promise(() => {})
    await step('the wallet asks', async () => {
      await vote(flow, 'Yes')
      await expect(
        await panel.findByText(words.step.signing('Yes'), {}, soon),
      ).toBeVisible()
    })
    await step('and is left', async () => {
      await userEvent.click(panel.getByText(words.cancel))
      await waitFor(() =>
        expect(panel.queryByText(words.step.signing('Yes'))).toBeNull(),
      )
      await expect(
        panel.getByRole('button', { name: words.pressed('No') }),
      ).toBeEnabled()
    })
  },
})
