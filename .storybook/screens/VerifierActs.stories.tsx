import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { createHandlers } from '../../dev/mocks/handlers.ts'
import { createMockWorld } from '../../dev/mocks/world.ts'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { forgetStories } from './forgetStories.ts'
import { type VerifierPage, verifierStories } from './VerifierPage.tsx'

const { choose, failed, node, verdict } = verify
const passed = told.findIndex(({ outcome }) => outcome === 'passed')
const proposal = `e0000000-0000-4000-8000-${String(passed + 1).padStart(12, '0')}`

let world: MockWorld
const meta = {
  ...verifierStories,
  title: 'Flows/Verifier',
  beforeEach: ({ msw }) => {
    forgetStories()
    verifierStories.beforeEach()
    const { origin } = globalThis.location
    world = createMockWorld({ origins: [origin] })
    msw.use(...createHandlers(world, { origin }))
  },
} satisfies Meta<typeof VerifierPage>

export default meta
type Story = StoryObj<typeof meta>

/** A proposal is named, counted anew, and a node of one's own choice is asked. */
export const Counted: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const press = (name: string) =>
      userEvent.click(canvas.getByText(name, { selector: 'button' }))
    const write = async (label: string, said: string) => {
      const field = await canvas.findByLabelText(label, { exact: false })
      await userEvent.clear(field)
      await userEvent.click(field)
      await userEvent.paste(said)
    }
    await step('what is none is said to be none', async () => {
      await write(choose.proposal, 'twelve')
      await press(choose.start)
      await expect(await canvas.findByText(choose.unknown)).toBeVisible()
    })
    await step('the server is away, and there again', async () => {
      world.scenario.network = 'offline'
      await write(choose.proposal, proposal)
      await expect(canvas.queryByText(choose.unknown)).toBeNull()
      await press(choose.start)
      await expect(await canvas.findByText(failed.unreachable)).toBeVisible()
      world.scenario.network = 'up'
      await press(failed.again)
      await expect(await canvas.findByText(verdict.green)).toBeVisible()
    })
    await step('a node of their own is asked', async () => {
      await write(node.field, 'node.example')
      await press(node.ask)
      await expect(await canvas.findByText(node.notAddress)).toBeVisible()
      await write(node.field, world.config.chain.rpcUrl)
      await waitFor(() =>
        expect(canvas.queryByText(node.notAddress)).toBeNull(),
      )
      const known: readonly string[] = Object.values(node.block)
      await press(node.ask)
      await expect(
        await canvas.findByText((text: string) => known.includes(text)),
      ).toBeVisible()
    })
    await step('and something else is verified', async () => {
      await press(choose.another)
      await expect(await canvas.findByText(choose.start)).toBeVisible()
      await expect(canvas.queryByText(verdict.green)).toBeNull()
    })
  },
}
type Page = Parameters<NonNullable<Story['play']>>[0]
/** Hands the page a file of one's own. */
const give = ({ canvas, userEvent }: Page, text: string, name: string) =>
  userEvent.upload(
    canvas.getByLabelText(choose.pick),
    new File([text], name, { type: 'application/json' }),
  )
const readBundle = async () =>
  (await fetch(`/api/proposals/${proposal}/bundle.json`)).text()

/** A file of one's own is told by what is in it. */
export const OfAFile: Story = {
  play: async (it) => {
    const { canvas, step } = it
    await step('what is none of them is said to be none', async () => {
      await give(it, '{}', 'shopping.json')
      const said = canvas.getByText(choose.drop).closest('section')
      await expect(
        await within(said as HTMLElement).findByText(
          choose.unread('shopping.json'),
        ),
      ).toBeVisible()
    })
    await step('a bundle is counted anew', async () => {
      await give(it, await readBundle(), 'bundle.json')
      await expect(await canvas.findByText(verdict.green)).toBeVisible()
    })
  },
}
/** Saved, the page does the same without its site, for one file after the other. */
export const WithoutTheSite: Story = {
  args: { isOnline: false },
  play: async (it) => {
    const { canvas, step, userEvent } = it
    await step('a bundle is counted anew', async () => {
      await give(it, await readBundle(), 'bundle.json')
      await expect(await canvas.findByText(verdict.green)).toBeVisible()
    })
    await step('and something else is verified', async () => {
      await userEvent.click(canvas.getByText(choose.another))
      await waitFor(() => expect(canvas.queryByText(verdict.green)).toBeNull())
      await give(it, '{}', 'shopping.json')
      await expect(
        await canvas.findByText(choose.unread('shopping.json')),
      ).toBeVisible()
    })
  },
}
/** Keys of the server that were kept are taken, and a bundle is still to come. */
export const OnlyKeys: Story = {
  play: async (it) => {
    const { canvas, step } = it
    await step('that they were taken is said', async () => {
      const keys = await (await fetch('/api/log/keys')).text()
      await give(it, keys, 'keys.json')
      await expect(await canvas.findByText(choose.keys)).toBeVisible()
    })
  },
}
/** It calls itself a bundle and is none: there is nothing to ask a node about. */
export const Shapeless: Story = {
  play: async (it) => {
    const { canvas, step } = it
    await step('it is not as it is said', async () => {
      const { format } = JSON.parse(await readBundle())
      await give(it, JSON.stringify({ format }), 'bundle.json')
      await expect(await canvas.findByText(verdict.red)).toBeVisible()
      await expect(canvas.queryByText(node.ask)).toBeNull()
    })
  },
}
