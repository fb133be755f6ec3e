import { bountyEditor } from '@narwhal-club/core/messages/pages/bountyEditor'
import { forms } from '@narwhal-club/core/messages/pages/forms'
import { proposing } from '@narwhal-club/core/messages/pages/proposing'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect } from 'storybook/test'
import { draftOf, press, writing } from './proposeFlow.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Drafts that are kept here' } satisfies Meta

const { save } = forms
const proposal = (last: string) => ({
  ...writing(last),
  field: proposing.editor.field.title,
})
const bounty = (last: string) =>
  ({
    path: `/clubs/main?tab=bounties&write=${draftOf(last)}`,
    as: 'whale',
    holder: 'whale',
    field: bountyEditor.field.title,
  }) as const

/** Words that are written where nothing reaches the server. */
async function writeOffline(flow: Flow, field: string) {
  const { page, userEvent, world } = flow
  const title = await page.findByLabelText(field)
  world.scenario.network = 'offline'
  await userEvent.click(title)
  await userEvent.paste('A lamp')
  await expect(await page.findByText(save.offline)).toBeVisible()
}
type Editor = ReturnType<typeof proposal | typeof bounty>
const offline = ({ field, ...at }: Editor) =>
  screen({ ...at, flow: (flow) => writeOffline(flow, field) })
/** Why they are here alone, and what becomes of them. */
export const ProposalOffline = offline(proposal('c1'))
export const BountyOffline = offline(bounty('c2'))
/** Asked for by hand, they go as soon as they can. */
export const ProposalOnceBack = screen({
  ...writing('c3'),
  flow: async (flow) => {
    await writeOffline(flow, proposing.editor.field.title)
    flow.world.scenario.network = 'up'
    await press(flow, save.retry)
    await expect(await flow.page.findByText(save.saved)).toBeVisible()
    const held = flow.world.state.drafts.find(({ id }) => id === draftOf('c3'))
    await expect(held?.content.title).toBe('A lamp')
  },
})

const saving = /\/api\/[a-z/-]*drafts/
const refuse = () =>
  HttpResponse.json({ error: 'No.', code: 'blocked' }, { status: 403 })
const failing = ({ field, ...at }: Editor) =>
  screen({
    ...at,
    answers: () => [http.post(saving, refuse), http.put(saving, refuse)],
    flow: async ({ page, userEvent }) => {
      await userEvent.click(await page.findByLabelText(field))
      await userEvent.paste('A lamp')
      await expect(await page.findByText(save.failed)).toBeVisible()
    },
  })
/** The server takes them from nobody who writes here. */
export const ProposalRefused = failing(proposal('c4'))
export const BountyRefused = failing(bounty('c5'))
