import { bounties } from '@narwhal-club/core/messages/pages/bounties'
import { bountyActs } from '@narwhal-club/core/messages/pages/bountyActs'
import type { Meta } from '@storybook/react-vite'
import { expect, fireEvent, waitFor, within } from 'storybook/test'
import { toldBounties } from '../../dev/world/seed/bountyTexts.ts'
import { type Flow, screen } from './screenStory.tsx'

export default { title: 'Flows/Bounty' } satisfies Meta

const { act, field, done } = bountyActs
const placeOf = (title: RegExp) =>
  toldBounties.findIndex((told) => title.test(told.title))
/** As its author sees it. */
const ofAuthor = (title: RegExp) => {
  const place = placeOf(title)
  const told = toldBounties[place]
  if (!told) throw new Error('there is no such bounty')
  const last = String(place + 1).padStart(12, '0')
  return {
    path: `/clubs/main?tab=bounties&b=b0000000-0000-4000-8000-${last}`,
    as: told.author,
    shows: told.title,
  }
}
const heldOf = ({ world }: Flow, title: RegExp) =>
  world.state.bounties.list[placeOf(title)]

/** Opens the form of an act, and sends it once it is filled in. */
async function perform(
  { page, userEvent }: Flow,
  name: string,
  fill: (form: Flow['page']) => Promise<void>,
) {
  const main = within(page.getByRole('main'))
  const [open] = await main.findAllByText(name, { selector: 'button' })
  await userEvent.click(open as HTMLElement)
  const form = await main.findByLabelText(name, { selector: 'form' })
  await fill(within(form))
  await userEvent.click(
    within(form).getByText(name, { selector: 'button[type=submit]' }),
  )
}
const told = async ({ page }: Flow, said: string | RegExp) =>
  expect(await page.findByText(said)).toBeVisible()

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
  },
})
