import { createVerifyingMachine } from '@narwhal-club/app/verify/createVerifyingMachine.ts'
import { Verifier } from '@narwhal-club/app/verify/Verifier.tsx'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { createHandlers } from '../../dev/mocks/handlers.ts'
import { createMockWorld } from '../../dev/mocks/world.ts'
import type { MockWorld } from '../../dev/mocks/world.types.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { forgetStories } from './forgetStories.ts'

const { choose, failed, node, verdict } = verify
const passed = told.findIndex(({ outcome }) => outcome === 'passed')
const proposal = `e0000000-0000-4000-8000-${String(passed + 1).padStart(12, '0')}`
const other = 'https://node.example'

/** The page of its own, as `app/verify/main.tsx` starts it. */
function Page({ asked }: { asked: string }) {
  const [machine] = useState(() => createVerifyingMachine(true))
  const verification = useActorRef(machine, { input: { isOnline: true } })
  return <Verifier {...{ verification, asked, node: other }} isOnline />
}

let world: MockWorld
const meta = {
  title: 'Flows/Verifier',
  component: Page,
  args: { asked: '' },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    forgetStories()
    // As its document says.
    document.title = verify.title
    const { origin } = globalThis.location
    world = createMockWorld({ origins: [origin] })
    msw.use(...createHandlers(world, { origin }))
  },
} satisfies Meta<typeof Page>

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
/** A file of one's own is told by what is in it. */
export const OfAFile: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const give = async (text: string, name: string) => {
      const file = new File([text], name, { type: 'application/json' })
      await userEvent.upload(canvas.getByLabelText(choose.pick), file)
    }
    await step('what is none of them is said to be none', async () => {
      await give('{}', 'shopping.json')
      const said = canvas.getByText(choose.drop).closest('section')
      await expect(
        await within(said as HTMLElement).findByText(
          choose.unread('shopping.json'),
        ),
      ).toBeVisible()
    })
    await step('a bundle is counted anew', async () => {
      const answer = await fetch(`/api/proposals/${proposal}/bundle.json`)
      await give(await answer.text(), 'bundle.json')
      await expect(await canvas.findByText(verdict.green)).toBeVisible()
    })
  },
}
