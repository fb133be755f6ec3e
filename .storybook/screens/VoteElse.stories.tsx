import { checksumAddress } from '@narwhal-club/core/checksum'
import { surface, votesEndpoints } from '@narwhal-club/core/contract'
import { shortAddress } from '@narwhal-club/core/format'
import { mismatch } from '@narwhal-club/core/messages'
import { casting } from '@narwhal-club/core/messages/pages/casting'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, waitFor } from 'storybook/test'
import { celebrated } from './celebrated.ts'
import { type Flow, screen } from './screenStory.tsx'
import { createGate, sign } from './signInFlow.ts'
import { ballotsOf, because, open, panelOf } from './voteFlow.ts'
import { withWallet } from './walletFlow.ts'

export default { title: 'Flows/Vote else' } satisfies Meta

/** It is not voted on yet. */
const pending =
  '/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-000000000001'
const { panel: words, why } = voting
const { path } = open

const hash = `0x${'d1'.repeat(32)}`
const giver = checksumAddress(`0x${'5a'.repeat(20)}`)

/** Each transfer that made a power can be looked at, and who had it before. */
export const WhereItCameFrom = screen({
  path,
  as: 'holder',
  shows: words.turn,
  answers: [
    http.get(votesEndpoints.powerStory.path, async ({ request }) => {
      if (request.headers.has('x-true')) return undefined
      const answer = await fetch(request.url, { headers: { 'x-true': 'yes' } })
      const story = await answer.json()
      // In memory nothing was ever sent, and all of it is new.
      const changes = story.changes.map((each: object) => ({
        ...{ ...each, tx: hash, from: giver.toLowerCase() },
      }))
      return HttpResponse.json({ ...story, changes })
    }),
  ],
  flow: async (flow) => {
    const { page, userEvent } = flow
    const panel = await panelOf(flow)
    await userEvent.click(await panel.findByText(words.power.why('3')))
    const [link] = await page.findAllByText(why.transaction)
    await expect(link?.closest('a')).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`/tx/${hash}$`)),
    )
    const [who] = await page.findAllByText(shortAddress(giver))
    await expect(who?.closest('a')).toHaveAttribute(
      'href',
      expect.stringContaining(`holder=${giver.toLowerCase()}`),
    )
  },
})
/** Nothing to vote with, and that before it begins. */
export const PowerlessBefore = screen({
  path: pending,
  as: 'newcomer',
  shows: words.powerless.title,
})
/** Their votes are frozen, and nothing is to be done yet. */
export const Early = screen({
  path: pending,
  as: 'holder',
  shows: words.early.ready,
})
/** The wallet is there, and nobody is signed in. */
export const NotSignedIn = screen({
  path,
  shows: words.visitor.body,
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    await step('a wallet, and no more', async () => {
      const panel = await panelOf(flow)
      await userEvent.click(await panel.findByText(words.visitor.connect))
      await userEvent.click(await page.findByText('Harbour Wallet'))
      await page.findByText(/wants you to sign in/)
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    })
    await step(
      'what they can vote with is known once they sign in',
      async () => {
        const panel = await panelOf(flow)
        await expect(await panel.findByText(words.signedOut.body)).toBeVisible()
        await expect(panel.getByText(words.signedOut.signIn)).toBeEnabled()
      },
    )
  },
})
/** The session ends before the press: all is there when it is back. */
export const SessionOver = screen({
  path,
  as: 'holder',
  shows: words.turn,
  flow: async (flow) => {
    const { step, userEvent, world } = flow
    const panel = await panelOf(flow)
    const said = 'The beacon is seen from the reef.'
    await step('why is written', async () => {
      await because(flow, said)
    })
    await step('the server knows nobody any more', async () => {
      const yes = { name: words.pressed('Yes') }
      let presses = 0
      await withWallet(flow, async () => {
        presses += 1
        if (presses === 2) world.state.sessions.length = 0
        await flow.userEvent.click(await panel.findByRole('button', yes))
      })
    })
    await step('and the panel leads to a session', async () => {
      await expect(await panel.findByText(words.signedOut.body)).toBeVisible()
      await expect(ballotsOf(flow)).toHaveLength(0)
    })
    await step('signed in again, it counts with what was written', async () => {
      await userEvent.click(panel.getByText(words.signedOut.signIn))
      await sign(flow)
      await expect(
        await panel.findByText(words.yours.is('Yes', '3')),
      ).toBeVisible()
      await expect(ballotsOf(flow)).toMatchObject([
        { choice: 'yes', reason: said },
      ])
      await celebrated()
    })
  },
})
/** Who has voted asks for a change, and their wallet shows another account. */
async function otherAccountIsThere(flow: Flow) {
  const { page, step, userEvent } = flow
  const panel = await panelOf(flow)
  await step('another account is there', async () => {
    await userEvent.click(await panel.findByText(words.yours.change))
    await userEvent.click(
      await panel.findByRole('button', { name: words.pressed('Yes') }),
    )
    await userEvent.click(await page.findByText('Harbour Wallet'))
    await page.findByText(mismatch.title)
  })
}

/** The wallet shows another account than the one signed in: nothing is signed. */
export const WrongWallet = screen({
  path,
  as: 'proposer',
  holder: 'holder',
  shows: words.title,
  flow: async (flow) => {
    const { step, world } = flow
    const { holder, proposer } = world.accounts
    const panel = await panelOf(flow)
    await otherAccountIsThere(flow)
    await step('which is said, with both', async () => {
      const [session, shows] = [proposer, holder].map(({ address }) =>
        shortAddress(address),
      )
      await expect(
        await panel.findByText(casting.failure.accountMismatch.message),
      ).toBeInTheDocument()
      await expect(
        panel.getByText(words.wrongWallet(session ?? '', shows ?? ''), {
          exact: false,
        }),
      ).toBeInTheDocument()
    })
  },
})
const gate = createGate()
/** Another signs in: neither what one could do nor what one asked for is theirs. */
export const AnotherSignsIn = screen({
  path,
  as: 'proposer',
  holder: 'holder',
  shows: words.title,
  answers: () =>
    [surface.proposal, votesEndpoints.myVote].flatMap(({ path: of }) =>
      gate.before(of),
    ),
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const panel = await panelOf(flow)
    await otherAccountIsThere(flow)
    await expect(panel.getByText(words.yours.keep)).toBeVisible()
    gate.close()
    await step('and signs in; what it may is on its way', async () => {
      const short = shortAddress(checksumAddress(world.accounts.holder.address))
      await userEvent.click(page.getByText(mismatch.signInAs(short)))
      await sign(flow)
      await expect(await panel.findByText(words.loading)).toBeInTheDocument()
    })
    await step(
      'it is their turn, and nothing of theirs is changed',
      async () => {
        gate.open()
        await expect(await panel.findByText(words.turn)).toBeVisible()
        await expect(panel.queryByText(words.yours.keep)).toBeNull()
      },
    )
  },
})
