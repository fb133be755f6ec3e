import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import type { Role } from '../../dev/world/accounts.ts'
import type { Flow } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

const { editor, panel } = proposing

/** Words stay in the browser: each story has a draft of its own. */
export const draftOf = (last: string) =>
  `00000000-0000-4000-8000-0000000000${last}`
export const writing = (last: string) =>
  ({
    path: `/clubs/main?tab=proposals&write=${draftOf(last)}`,
    as: 'proposer',
    holder: 'proposer',
  }) as const
export const titleIn = ({ page }: Flow) =>
  page.findByLabelText(editor.field.title)

/** Fills the fields that are needed, and waits until they are saved. */
export async function write(flow: Flow, title: string) {
  const { page, userEvent } = flow
  await userEvent.click(await titleIn(flow))
  await userEvent.paste(title)
  await userEvent.click(page.getByLabelText(editor.field.body))
  await userEvent.paste('The relay needs a beacon: 4,800 CRO, once, for it.')
  await page.findByText(forms.save.saved)
}
export const press = async ({ page, userEvent }: Flow, text: string) =>
  userEvent.click(await page.findByText(text, { selector: 'button' }))

/** Signs what stands there to be read. */
export const signHere = (flow: Flow) =>
  withWallet(flow, () => press(flow, panel.review.sign))

/** Writes it, reads what the wallet will show, and signs that. */
export async function sign(flow: Flow, title: string) {
  await write(flow, title)
  await press(flow, editor.review)
  await flow.page.findByRole('blockquote')
  await signHere(flow)
}

const day = 86_400_000
const addressOf = ({ accounts }: MockWorld, role: Role) =>
  accounts[role].address.toLowerCase() as `0x${string}`

/** A draft of a bounty, with all that it needs. */
export function draftBounty(world: MockWorld, role: Role, last: string) {
  const now = world.clock.now()
  /** A wallet shows whole minutes. */
  const inDays = (days: number) =>
    `${new Date(now + days * day).toISOString().slice(0, -8)}:00.000Z`
  world.state.bounties.drafts.push({
    ...{ id: draftOf(last), club: 'main', author: addressOf(world, role) },
    content: {
      title: 'Draw the winter banner',
      description: 'Snow, a winter sky, and a narwhal in it.',
      ...{ category: 'art', skills: [], winnersMax: 1, minVp: 0 },
      reward: { asset: 'CRO', amount: '300' },
      ...{ submitBy: inDays(9), decideBy: inDays(12), payBy: inDays(15) },
      visibility: 'public',
    },
    ...{ version: 1, state: 'writing', createdAt: now, updatedAt: now },
  })
}

export const credit = 10n ** 30n
/** Enough for any fee. */
export function giveCredit(world: MockWorld, role: Role) {
  const { state, config, clock } = world
  state.fees.credits.push({
    id: 'c0000000-0000-4000-8000-000000000001',
    payer: addressOf(world, role),
    token: config.contracts.token as `0x${string}`,
    ...{ amount: credit, left: credit, key: 'paid twice' },
    ...{ hash: `0x${'5c'.repeat(32)}`, why: 'unmatched', at: clock.now() },
  })
}
