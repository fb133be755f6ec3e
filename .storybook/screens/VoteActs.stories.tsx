import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { celebrated } from './celebrated.ts'
import { type Flow, screen } from './screenStory.tsx'
import { open, panelOf, vote } from './voteFlow.ts'

export default { title: 'Flows/Vote' } satisfies Meta

const { panel: words, receipt } = voting
const { id, title, path } = open

/** What is kept as a file: its text, once it was pressed. */
const saving = () => {
  const made = spyOn(URL, 'createObjectURL')
  return async () => {
    const [blob] = made.mock.lastCall ?? []
    made.mockRestore()
    return JSON.parse(await (blob as Blob).text())
  }
}

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
    await waitFor(() => expect(why()).toBeVisible())
    const dialog = within(why() as HTMLElement)
    await expect(await dialog.findByText(voting.why.before)).toBeVisible()
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
    const toggle = await panel.findByText(words.yours.receipt)
    await userEvent.click(toggle)
    const save = await page.findByText(receipt.json)
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
  page.findByLabelText(voting.row.on(name, title))
const sheetIn = (page: Flow['page']) =>
  page.queryByRole('dialog', { name: voting.row.voteOn(title) })

/** From the row to the wallet, and until it counts. */
const voteInTheList = async (flow: Flow) => {
  const { page, step, userEvent, world } = flow
  await step('from the row to the wallet', async () => {
    await userEvent.click(await inRow(page, voting.row.voteWith('3')))
    await waitFor(() => expect(sheetIn(page)).toBeVisible())
    await vote(flow, 'No')
  })
  await step('it counts', async () => {
    const panel = await panelOf(flow)
    await panel.findByText(words.yours.is('No', '3'))
    const holder = world.accounts.holder.address.toLowerCase()
    await expect(
      world.state.votes.ballots.filter(
        ({ proposal, voter }) => proposal === id && voter === holder,
      ),
    ).toHaveLength(1)
    await page.findByText(receipt.json)
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
    await celebrated()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(sheetIn(page)).toBeNull())
    await expect(await inRow(page, voting.row.yours)).toBeVisible()
  },
})

/** What proves a vote outlasts what celebrates it. */
const partyOver = async ({ page }: Flow) => {
  await celebrated()
  await waitFor(() => expect(document.querySelector('canvas')).toBeNull())
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
    await panel.findByText(words.yours.is('Yes', '3'))
    await partyOver(flow)
  },
})

/** Their own vote does not load: pressed again, it does. */
export const OwnNotLoaded = screen({
  path,
  as: 'holder',
  shows: words.failed,
  // Made anew: what answers once has answered.
  answers: () => [
    http.get(
      '/api/proposals/:id/votes/me',
      () => HttpResponse.json({ error: 'No.', code: 'odd' }, { status: 418 }),
      { once: true },
    ),
  ],
  flow: async (flow) => {
    const panel = await panelOf(flow)
    await flow.userEvent.click(await panel.findByRole('button'))
    await expect(
      await panel.findByRole('button', { name: words.pressed('Yes') }),
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
        await panel.findByText(words.step.signing('Yes')),
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
