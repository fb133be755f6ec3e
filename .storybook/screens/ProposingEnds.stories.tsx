import { checksumAddress } from '@narwhal-club/core/checksum'
import {
  bountiesEndpoints,
  proposalsEndpoints,
  refusalTexts,
} from '@narwhal-club/core/contract'
import { shortAddress } from '@narwhal-club/core/format'
import { words as messages, toasts, ui } from '@narwhal-club/core/messages'
import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { celebrated } from './celebrated.ts'
import {
  credit,
  draftBounty,
  draftOf,
  giveCredit,
  press,
  sign,
  signHere,
  titleIn,
  write,
  writing,
} from './proposeFlow.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Proposing ends' } satisfies Meta

const { editor: words, panel: said } = proposing
const title = 'A beacon on the winter relay'
const hash = `0x${'5b'.repeat(32)}` as const
const publishedIn = ({ state }: MockWorld, last: string) =>
  state.proposals.list.find(({ row }) => row.draft === draftOf(last))?.row

/** What the credit's holder holds is final: two blocks have come since. */
function withCredit(world: MockWorld) {
  giveCredit(world, 'proposer')
  for (let block = 0; block < 2; block++) world.chain.mine()
}
const isPublished = async ({ page, world }: Flow, last: string) => {
  const number = await waitFor(
    () => {
      const row = publishedIn(world, last)
      expect(row).toMatchObject({ title, club: 'main' })
      return row?.number
    },
    { timeout: 10_000 },
  )
  await expect(
    await page.findByText(said.published.title(number), undefined, {
      timeout: 10_000,
    }),
  ).toBeVisible()
}

/** A credit pays: it is out, celebrated, and its writer goes back to all. */
export const PaidByCredit = screen({
  ...writing('b1'),
  before: withCredit,
  flow: async (flow) => {
    const { page, step, world } = flow
    await step('the fee is said to be paid', async () => {
      await write(flow, title)
      await press(flow, words.review)
      await expect(await page.findByText(said.review.credit)).toBeVisible()
      await press(flow, said.back)
      await expect(await titleIn(flow)).toHaveValue(title)
    })
    await step('signed, it is published', async () => {
      await press(flow, words.review)
      await page.findByRole('blockquote')
      await signHere(flow)
      await isPublished(flow, 'b1')
      await celebrated()
      await page.findByText(proposing.toast.published.title)
      const { id } = publishedIn(world, 'b1') ?? {}
      await expect(page.getByText(said.published.open)).toHaveAttribute(
        'href',
        `/clubs/main?tab=proposals&p=${id}`,
      )
      await expect(world.state.fees.credits[0]?.left).not.toBe(credit)
    })
    await step('back to all, where it stands first', async () => {
      await press(flow, said.done)
      await expect(
        (await page.findAllByText(title, { selector: 'a' }))[0],
      ).toBeVisible()
    })
  },
})
type End = 'expired' | 'failed' | 'credited'
/** Signed and not paid; then its fee ends so. */
const ending = (
  last: string,
  state: End,
  then: (flow: Flow) => Promise<void>,
) =>
  screen({
    ...writing(last),
    flow: async (flow) => {
      const { page, step, world } = flow
      await step('signed, and not paid', async () => {
        await sign(flow, title)
        await expect(await page.findByText(said.unpaid)).toBeVisible()
      })
      await step('it ends', async () => {
        const intent = world.state.fees.intents.at(-1)
        const draft = world.state.drafts.find(({ id }) => id === draftOf(last))
        if (!intent || !draft) throw new Error('no fee is asked for')
        Object.assign(intent, {
          state,
          ...(state !== 'expired' && { hash }),
          ...(state === 'failed' && { fault: 'fee_reverted' }),
        })
        draft.state = 'writing'
        const key = state === 'failed' ? 'feeFailed' : state
        await expect(
          await page.findByText(said[key].title, undefined, {
            timeout: 20_000,
          }),
        ).toBeVisible()
      })
      await then(flow)
      await expect(publishedIn(world, last)).toBeUndefined()
    },
  })
/** What was signed waits for its writer, who has signed out. */
export const SignedOut = screen({
  ...writing('b2'),
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('signed, and not paid', async () => {
      await sign(flow, title)
      await expect(await page.findByText(said.unpaid)).toBeVisible()
    })
    await step('signed out', async () => {
      const { address } = world.accounts.proposer
      const account = ui.account.open(shortAddress(checksumAddress(address)))
      await userEvent.click(await page.findByLabelText(account))
      await userEvent.click(await page.findByText(messages.signOut))
      await waitFor(() => expect(world.state.sessions).toHaveLength(0))
      await page.findByText(toasts.signedOut.title)
      await expect(await page.findByText(said.suspendedTitle)).toBeVisible()
    })
  },
})
/** Nothing was paid in time: begun again, it is read again before it is signed. */
export const Expired = ending('b3', 'expired', async (flow) => {
  await press(flow, said.again)
  await expect(await flow.page.findByRole('blockquote')).toHaveTextContent(
    title,
  )
  await expect(flow.page.getByText(said.review.sign)).toBeVisible()
})
/** Why the payment was not taken is said, and the payment can be looked at. */
export const NotAccepted = ending('b4', 'failed', async ({ page, world }) => {
  await expect(page.getByText(refusalTexts.fee_reverted)).toBeVisible()
  await expect(page.getByText(said.transaction).closest('a')).toHaveAttribute(
    'href',
    `${world.config.chain.explorerUrl}/tx/${hash}`,
  )
})
/** It arrived, and could not be published: back to the words. */
export const Credited = ending('b5', 'credited', async (flow) => {
  await expect(flow.page.getByText(said.credited.body)).toBeVisible()
  await press(flow, said.back)
  await expect(await titleIn(flow)).toHaveValue(title)
})
/** A payment that does not pay is told while one may still pay. */
export const PaidTooLittle = screen({
  ...writing('b6'),
  flow: async (flow) => {
    const { page, world } = flow
    await sign(flow, title)
    await expect(await page.findByText(said.unpaid)).toBeVisible()
    Object.assign(world.state.fees.intents.at(-1) ?? {}, {
      ...{ fault: 'fee_too_small', hash },
    })
    await expect(
      await page.findByText(refusalTexts.fee_too_small, undefined, {
        timeout: 20_000,
      }),
    ).toBeVisible()
    await expect(page.getByText(said.pay)).toBeVisible()
  },
})

const address = 'https://relay.example/beacon'
/** Sound when it was saved; what it links to was barred a moment later. */
const barredSince = (check: string, field: string) => () => {
  let asked = 0
  return [
    http.post(check, () => {
      asked += 1
      const faults = [{ field, code: 'blocked', address }]
      const found = { duplicates: [], newHosts: [], owes: false }
      return HttpResponse.json({ ...found, faults: asked > 1 ? faults : [] })
    }),
  ]
}
/** What is wrong is named with its field, and one goes on writing. */
const isFaulted = async (flow: Flow, field: string, sentence: string) => {
  const { page } = flow
  await expect(await page.findByText(said.faulted.title)).toBeVisible()
  await expect(page.getByText(field, { selector: 'strong' })).toBeVisible()
  await expect(page.getByText(sentence, { exact: false })).toBeVisible()
  await press(flow, said.back)
}
export const LinkRefused = screen({
  ...writing('b7'),
  answers: barredSince(proposalsEndpoints.checkProposal.path, 'body'),
  flow: async (flow) => {
    await write(flow, title)
    await press(flow, words.review)
    await isFaulted(flow, words.field.body, proposing.fault.link(address))
    await expect(await titleIn(flow)).toHaveValue(title)
  },
})
const ofBounty = (last: string) =>
  ({
    path: `/clubs/main?tab=bounties&write=${draftOf(last)}`,
    as: 'whale',
    holder: 'whale',
  }) as const
export const BountyLinkRefused = screen({
  ...ofBounty('b8'),
  before: (world) => draftBounty(world, 'whale', 'b8'),
  answers: barredSince(bountiesEndpoints.checkBounty.path, 'description'),
  flow: async (flow) => {
    const { page, world } = flow
    const { field, fault } = bountyEditor
    const draft = world.state.bounties.drafts.at(-1)
    await page.findByLabelText(field.title)
    await press(flow, bountyEditor.review)
    await isFaulted(flow, field.description, fault.link(address))
    await expect(await page.findByLabelText(field.title)).toHaveValue(
      draft?.content.title,
    )
  },
})
/** A bounty is published and celebrated, and one goes on to read it. */
export const BountyPublished = screen({
  ...ofBounty('b9'),
  before: (world) => {
    draftBounty(world, 'whale', 'b9')
    giveCredit(world, 'whale')
  },
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    const draft = world.state.bounties.drafts.at(-1)
    await page.findByLabelText(bountyEditor.field.title)
    await press(flow, bountyEditor.review)
    await page.findByRole('blockquote')
    await signHere(flow)
    await celebrated()
    await waitFor(() => expect(document.querySelector('canvas')).toBeNull())
    await userEvent.click(
      await page.findByText(proposing.bounty.open, undefined, {
        timeout: 10_000,
      }),
    )
    await page.findByText(proposing.bounty.toast)
    const name = draft?.content.title ?? ''
    await expect(
      await page.findByRole('heading', { level: 1, name }),
    ).toBeVisible()
    await expect(
      world.state.bounties.list.some(({ row }) => row.title === name),
    ).toBe(true)
  },
})
