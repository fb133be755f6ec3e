import { voting } from '@narwhal-club/core/messages/pages/votes'
import { expect, waitFor, within } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import type { Flow } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

const { panel: words } = voting

const place = told.findIndex(({ named }) => named && !named.holder)
const id = `e0000000-0000-4000-8000-${String(place + 1).padStart(12, '0')}`
/** It is voted on, and the holder has not voted yet. */
export const open = {
  id,
  title: told[place]?.title ?? '',
  path: `/clubs/main?tab=proposals&p=${id}`,
}

/** By its heading: the page is too long to be looked through by role. */
export async function panelOf({ page }: Flow) {
  const heading = await page.findByText(words.title, { selector: 'h2' })
  return within(heading.closest('section') as HTMLElement)
}

export const press = async (flow: Flow, choice: 'Yes' | 'No') =>
  flow.userEvent.click(
    await (await panelOf(flow)).findByRole('button', {
      name: words.pressed(choice),
    }),
  )

/** Presses a vote; the wallet of a session is connected by the first press. */
export const vote = (flow: Flow, choice: 'Yes' | 'No') =>
  withWallet(flow, () => press(flow, choice))

/** What the server holds of the holder, the newest last. */
export function ballotsOf({ world }: Flow) {
  const voter = world.accounts.holder.address.toLowerCase()
  return world.state.votes.ballots.filter(
    (ballot) => ballot.proposal === id && ballot.voter === voter,
  )
}

export const says = async (flow: Flow, said: string) =>
  expect(await (await panelOf(flow)).findByText(said)).toBeVisible()

/** Writes why, in place of what stands there; hands back the field. */
export async function because(flow: Flow, said: string) {
  const { userEvent } = flow
  const field = await (await panelOf(flow)).findByLabelText(words.reason, {
    selector: 'textarea',
    exact: false,
  })
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'))
  await userEvent.clear(field)
  await userEvent.click(field)
  await userEvent.paste(said)
  return field
}
