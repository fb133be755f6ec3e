import { refusals } from '@narwhal-club/core/messages'
import { acting } from '@narwhal-club/core/messages/pages/acting'
import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import { bountyPayouts } from '@narwhal-club/core/messages/pages/bountyPayouts'
import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { heldOf, ofAuthor, ofBounty, perform, told } from './bountyFlow.ts'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Bounty' } satisfies Meta

const { act, field, done } = bountyActs
const map = /^A map of the whales/
const turkish = /into Turkish$/
const script = /^A script that counts/
const banner = /spring banner$/

export const Reviewed = screen({
  ...ofAuthor(map),
  flow: async (flow) => {
    const { step, userEvent } = flow
    await step('work is turned down, with the reason', async () => {
      await perform(flow, act.review, async (form) => {
        await userEvent.click(
          form.getByLabelText(bounties.work.status.rejected),
        )
        const write = async (label: string, said: string) => {
          const text = form.getByLabelText(label, { exact: false })
          await userEvent.clear(text)
          await userEvent.type(text, said)
        }
        await write(field.publicReason, 'It has no table at all.')
        await write(field.note, 'Ask again.')
      })
      await told(flow, done.review)
    })
    await step('everyone reads why', async () => {
      await told(flow, 'It has no table at all.')
      const rows = heldOf(flow, map)?.work.map(({ row }) => row)
      await expect(rows).toContainEqual(
        expect.objectContaining({
          status: 'rejected',
          publicReason: 'It has no table at all.',
          note: 'Ask again.',
        }),
      )
    })
  },
})
export const CalledOff = screen({
  ...ofAuthor(turkish),
  flow: async (flow) => {
    const { step, userEvent } = flow
    const why = 'It has been translated by others.'
    await step('its author says why', async () => {
      await perform(flow, act.cancel, (form) =>
        userEvent.type(
          form.getByLabelText(field.reason, { exact: false }),
          why,
        ),
      )
      await told(flow, done.cancel)
    })
    await step('and everyone reads it', async () => {
      await told(flow, new RegExp(why))
    })
  },
})
export const LongerTime = screen({
  ...ofAuthor(banner),
  flow: async (flow) => {
    const { step } = flow
    const before = heldOf(flow, banner)?.row.submitBy ?? 0
    await step('an hour more', async () => {
      await perform(flow, act.extend, async (form) => {
        const label = bounties.dates.submitBy
        const time = form.getByLabelText(label, {
          exact: false,
        }) as HTMLInputElement
        const later = new Date(Date.parse(`${time.value}Z`) + 3_600_000)
        const value = later.toISOString().slice(0, time.value.length)
        await fireEvent.change(time, { target: { value } })
      })
      await told(flow, done.extend)
      await waitFor(() =>
        expect(heldOf(flow, banner)?.row.submitBy).toBe(before + 3_600_000),
      )
    })
  },
})
/** Paid by other means: what is named is read from the chain. */
export const PaymentNamed = screen({
  ...ofAuthor(script),
  flow: async (flow) => {
    const { page, step, userEvent } = flow
    const name = async (hash: string) => {
      const text = await page.findByLabelText(field.hash, {
        exact: false,
        selector: 'input,textarea',
      })
      await userEvent.clear(text)
      await userEvent.click(text)
      await userEvent.paste(hash)
    }
    await step('what is none is not sent', async () => {
      await perform(flow, act.report, () => name('narwhal'))
      const form = page.getByLabelText(act.report)
      await expect(
        within(form).getByLabelText(field.hash, { exact: false }),
      ).toHaveAttribute('aria-invalid', 'true')
    })
    await step('and then it is', async () => {
      await name(`0x${'d1'.repeat(32)}`)
      await userEvent.click(
        within(page.getByLabelText(act.report)).getByText(act.report, {
          selector: 'button[type=submit]',
        }),
      )
      await told(flow, done.report)
    })
    await step('and looked for on the chain', () =>
      told(flow, bountyPayouts.state.confirming),
    )
  },
})
/** While no node answers, what is named can be sent again as it is. */
export const PaymentUnread = screen({
  ...ofBounty(script),
  as: 'holder',
  flow: async (flow) => {
    const { page, userEvent, world } = flow
    world.scenario.node = 'away'
    await perform(flow, act.report, async (form) => {
      await userEvent.click(form.getByLabelText(field.hash, { exact: false }))
      await userEvent.paste(`0x${'d1'.repeat(32)}`)
    })
    await told(flow, refusals.payout_unread)
    await told(flow, acting.later)
    // Nothing else is to be done about the bounty.
    await expect(page.queryByText(act.title)).toBeNull()
  },
})
/** What was paid is there to be looked at again. */
export const PaidByThem = screen(ofAuthor(/^Check the contracts/))
/** What could not be sent is, as soon as the network is back. */
export const SentOnceBack = screen({
  ...ofAuthor(turkish),
  flow: async (flow) => {
    const { page, step, userEvent, world } = flow
    await step('the longer it fails, the later it is tried again', async () => {
      world.scenario.network = 'offline'
      await perform(flow, act.cancel, (form) =>
        userEvent.type(
          form.getByLabelText(field.reason, { exact: false }),
          'It has been translated by others.',
        ),
      )
      const form = await page.findByRole('form', { name: act.cancel })
      const retry = () =>
        within(form).findByText(bountyActs.retry, { selector: 'button' })
      for (let time = 0; time < 3; time++) {
        await userEvent.click(await retry())
        await waitFor(() => expect(form).not.toHaveAttribute('aria-busy'))
      }
    })
    await step('back, nobody waits for that', async () => {
      world.scenario.network = 'up'
      dispatchEvent(new Event('online'))
      await told(flow, done.cancel)
    })
  },
})
