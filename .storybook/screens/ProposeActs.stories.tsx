import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { createAway } from './away.ts'
import { draftOf, press, titleIn, write, writing } from './proposeFlow.ts'
import { type Flow, screen } from './screenStory.tsx'
import { withWallet } from './walletFlow.ts'

export default { title: 'Flows/Propose' } satisfies Meta

const { editor: words, panel: said } = proposing
const { save, conflict } = forms
/** Another tab saved other words meanwhile. */
const disagree = async (flow: Flow, last: string) => {
  const { page, userEvent, world } = flow
  const title = await titleIn(flow)
  await userEvent.click(title)
  await userEvent.paste('A lamp')
  await page.findByText(save.saved)
  const held = world.state.drafts.find(({ id }) => id === draftOf(last))
  if (!held) throw new Error('nothing was saved')
  const content = { ...held.content, title: 'A bell', summary: 'Heard.' }
  Object.assign(held, { content, version: held.version + 1 })
  await userEvent.type(title, 's')
  const panel = await page.findByText(conflict.title)
  return { title, panel, held }
}
export const TakesTheirs = screen({
  ...writing('a1'),
  flow: async (flow) => {
    const { title, panel } = await disagree(flow, 'a1')
    await press(flow, conflict.takeTheirs)
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    await expect(title).toHaveValue('A bell')
  },
})
/** Nothing goes on before one decides: who wants to is led to the choice. */
export const LedToTheChoice = screen({
  ...writing('a8'),
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    const { title, panel } = await disagree(flow, 'a8')
    await press(flow, words.review)
    await userEvent.tab()
    const region = page.getByRole('region', { name: conflict.title })
    await expect(region).toContainElement(
      region.ownerDocument.activeElement as HTMLElement,
    )
    await press(flow, conflict.keepMine)
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    await expect(title).toHaveValue('A lamps')
    await waitFor(() => {
      const held = world.state.drafts.find(({ id }) => id === draftOf('a8'))
      return expect(held?.content.title).toBe('A lamps')
    })
  },
})
const away = createAway(/\/api\/drafts\/[0-9a-f-]+$/)
/** A draft of theirs that is asked for while the server is away. */
const notOpened = {
  path: '/clubs/main?tab=proposals&write=d0000000-0000-4000-8000-000000000003',
  ...({ as: 'proposer', holder: 'proposer' } as const),
  answers: away.answers,
  shows: words.unread.retry,
}
const isOpened = async (flow: Flow) => {
  await expect(await titleIn(flow)).toHaveValue('Winter quarters for the boat')
  await expect(flow.page.queryByText(words.unread.retry)).toBeNull()
}
/** It could not be opened: pressed again, it is. */
export const NotOpened = screen({
  ...notOpened,
  flow: async (flow) => {
    away.comeBack()
    await press(flow, words.unread.retry)
    await isOpened(flow)
  },
})
/** Nor could it here, and it is as soon as the network is back. */
export const OpenedOnceBack = screen({
  ...notOpened,
  flow: async (flow) => {
    away.comeBack()
    dispatchEvent(new Event('online'))
    await isOpened(flow)
  },
})
/** Of each field what is chosen: theirs of one, ours of the other. */
export const Merges = screen({
  ...writing('a2'),
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    const { title, panel } = await disagree(flow, 'a2')
    const theirs = page.getAllByRole('radio', {
      name: new RegExp(`^${conflict.theirs}`),
    })
    await userEvent.click(theirs.at(-1) as HTMLElement)
    const mine = page.getAllByRole('radio', {
      name: new RegExp(`^${conflict.mine}`),
    })
    await userEvent.click(mine[0] as HTMLElement)
    await press(flow, conflict.merge)
    await waitFor(() => expect(panel).not.toBeInTheDocument())
    await expect(title).toHaveValue('A lamps')
    await waitFor(() => {
      const held = world.state.drafts.find(({ id }) => id === draftOf('a2'))
      return expect(held?.content).toMatchObject({
        title: 'A lamps',
        summary: 'Heard.',
      })
    })
  },
})

/** What could not be saved is kept, and is saved by a press. */
export const NotSaved = screen({
  ...writing('a3'),
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    const title = await titleIn(flow)
    world.scenario.network = 'offline'
    await userEvent.type(title, 'A lamp')
    await expect(await page.findByText(save.offline)).toBeVisible()
    world.scenario.network = 'up'
    await press(flow, save.retry)
    await expect(await page.findByText(save.saved)).toBeVisible()
    await expect(
      world.state.drafts.find(({ id }) => id === draftOf('a3'))?.content.title,
    ).toBe('A lamp')
  },
})

/** Shared, taken back, and deleted: each is so on the server, too. */
export const SharedAndDeleted = screen({
  ...writing('a4'),
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    const held = () => world.state.drafts.find(({ id }) => id === draftOf('a4'))
    await userEvent.type(await titleIn(flow), 'A lamp')
    await step('everyone may read it', async () => {
      const share = await page.findByText(words.share)
      world.scenario.latency = 700
      await userEvent.click(share)
      // The one that was pressed waits, and no other.
      await waitFor(() => expect(share).toHaveAttribute('aria-busy', 'true'))
      await expect(page.getByText(words.removeYes)).not.toHaveAttribute(
        'aria-busy',
      )
      world.scenario.latency = 0
      await expect(await page.findByText(words.shared)).toBeVisible()
      await expect(held()?.sharedAt).toBeTruthy()
    })
    await step('and no more', async () => {
      const stop = await page.findByText(words.unshare)
      // It takes no press while lists are told.
      await waitFor(() =>
        expect(stop).not.toHaveAttribute('aria-disabled', 'true'),
      )
      await userEvent.click(stop)
      await expect(await page.findByText(words.share)).toBeVisible()
      await expect(page.queryByText(words.shared)).toBeNull()
      await expect(held()?.sharedAt).toBeFalsy()
    })
    await step('it is no more, and the page is left', async () => {
      await userEvent.click(page.getByText(words.remove))
      await press(flow, words.removeYes)
      await expect(
        (await page.findAllByText(/of \d+ shown/)).at(-1),
      ).toBeVisible()
      await expect(held()).toBeUndefined()
    })
  },
})

/** Much like another one: it is meant, or one goes on writing. */
export const Alike = screen({
  ...writing('a5'),
  flow: async (flow) => {
    const { page, step } = flow
    const { duplicate, review } = said
    const like = told.find(({ title }) => /reef/.test(title))?.title ?? ''
    await write(flow, like)
    await step('back to the words', async () => {
      await press(flow, words.review)
      await page.findByText(duplicate.title)
      await press(flow, said.back)
      await expect(await titleIn(flow)).toHaveValue(like)
    })
    await step('it is meant', async () => {
      await press(flow, words.review)
      await press(flow, duplicate.confirm)
      await expect(await page.findByRole('blockquote')).toHaveTextContent(like)
      await expect(page.getByText(review.sign)).toBeVisible()
    })
  },
})

/** It could not be asked for: pressed again, it goes on. */
export const Stopped = screen({
  ...writing('a6'),
  flow: async (flow) => {
    const { page, world } = flow
    await write(flow, 'A beacon on the winter relay')
    world.scenario.network = 'offline'
    await press(flow, words.review)
    await page.findByText(save.refused)
    world.scenario.network = 'up'
    await press(flow, words.review)
    await expect(await page.findByRole('blockquote')).toBeVisible()
  },
})

/** Signed, and its fee refused in the wallet: it is taken back, and written on. */
export const TakenBack = screen({
  ...writing('a7'),
  flow: async (flow) => {
    const { page, step, world } = flow
    const title = 'A beacon on the winter relay'
    const intent = () => world.state.fees.intents.at(-1)
    await write(flow, title)
    await step('it is signed', async () => {
      await press(flow, words.review)
      await page.findByRole('blockquote')
      await withWallet(flow, () => press(flow, said.review.sign))
      await expect(await page.findByText(said.unpaid)).toBeVisible()
    })
    await step('the fee is asked for again, and refused again', async () => {
      await press(flow, said.pay)
      await expect(await page.findByText(said.unpaid)).toBeVisible()
      await expect(page.getByRole('alert')).toBeVisible()
    })
    await step('it is taken back', async () => {
      await press(flow, said.cancel)
      await expect(await titleIn(flow)).toHaveValue(title)
      await expect(intent()?.state).not.toBe('published')
    })
  },
})
/** Not deleted, for the session has ended: that is said. */
export const BountyDraftSignedOut = screen({
  path: `/clubs/main?tab=bounties&write=${draftOf('c2')}`,
  as: 'whale',
  holder: 'whale',
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    await userEvent.click(await page.findByLabelText(bountyEditor.field.title))
    await userEvent.paste('Banner')
    await page.findByText(forms.save.saved)
    world.state.sessions.length = 0
    await press(flow, bountyEditor.remove)
    await page.findByText(bountyEditor.notRemoved)
    await expect(await page.findByText(bountyEditor.signIn)).toBeVisible()
  },
})
