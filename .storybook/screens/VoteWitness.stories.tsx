import { storageKeys } from '@narwhal-club/core/constants'
import { votesEndpoints } from '@narwhal-club/core/contract'
import { proposals } from '@narwhal-club/core/messages/pages/proposals'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { witness } from '@narwhal-club/core/messages/pages/witness'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, spyOn, waitFor, within } from 'storybook/test'
import { mockRpcUrl } from '../../dev/mocks/rpcUrl.ts'
import { mockSealer } from '../../dev/mocks/server/mockSealer.ts'
import { told } from '../../dev/world/seed/proposalTexts.ts'
import { screen } from './screenStory.tsx'
import { open } from './voteFlow.ts'

export default { title: 'Flows/Vote witness' } satisfies Meta

const passed = told.findIndex(({ outcome }) => outcome === 'passed')
const title = told[passed]?.title ?? ''
const path = `/clubs/main?tab=proposals&p=e0000000-0000-4000-8000-${String(passed + 1).padStart(12, '0')}`

/** From now on the ledger is said to end in another line. */
let isRewritten = false
const other = `0x${'be'.repeat(32)}` as const
/** What this browser remembers, as it is kept. */
const kept = () => Object.values(localStorage).join()
const answers = [
  http.get(votesEndpoints.logHead.path, async ({ request }) => {
    if (!isRewritten || request.headers.has('x-true')) return undefined
    const head = await fetch(request.url, { headers: { 'x-true': 'yes' } })
    const { signature: _, key: __, ...facts } = await head.json()
    return HttpResponse.json(
      await mockSealer.seal({ ...facts, hash: other, at: Date.now() }),
    )
  }),
]
/** What is kept as a file: both sides of what was contradicted. */
async function savedBy(press: () => Promise<void>) {
  const made = spyOn(URL, 'createObjectURL')
  await press()
  const [blob] = made.mock.lastCall ?? []
  made.mockRestore()
  return JSON.parse(await (blob as Blob).text()).contradictions
}

/**
 * A rewritten history is shouted at, also where the old one is told again, until
 * a person forgets it.
 */
export const Rewritten = screen({
  path,
  shows: proposals.outcome.passed,
  answers,
  flow: async ({ page, step, userEvent }) => {
    const alarm = () => page.queryByText(witness.title.history)
    const comeBack = async () => {
      const back = proposals.back('Narwhal Club')
      await userEvent.click(page.getByText(back))
      await userEvent.click(await page.findByText(title))
    }
    await step('it remembers what it was told', async () => {
      isRewritten = false
      await waitFor(() => expect(kept()).toContain('"heads":[{'))
      await expect(alarm()).toBeNull()
    })
    await step('and says so where that is not told any more', async () => {
      isRewritten = true
      await comeBack()
      await waitFor(() => expect(alarm()).toBeVisible())
      isRewritten = false
    })
    const shout = within(alarm()?.closest('section') as HTMLElement)
    await step('both sides are a file', async () => {
      const contradictions = await savedBy(() =>
        userEvent.click(shout.getByText(witness.save)),
      )
      await expect(contradictions).toMatchObject([
        { code: 'head', served: { hash: other } },
      ])
    })
    await step('until it is forgotten', async () => {
      await userEvent.click(shout.getByText(witness.forget))
      await waitFor(() => expect(alarm()).toBeNull())
      await expect(kept()).not.toContain(other)
    })
  },
})

/** A receipt is remembered from the first vote on. */
export const Receipt = screen({
  path: open.path,
  as: 'proposer',
  holder: 'proposer',
  shows: /^Your (Yes|No) counts/,
  flow: async () => {
    const receipts = () =>
      JSON.parse(localStorage.getItem(storageKeys.witness) ?? '{}').receipts
    await waitFor(() => expect(receipts()).toHaveLength(1))
    await expect(receipts()).toMatchObject([{ proposal: open.id, seq: 0 }])
  },
})

/** How often a node was asked. */
let asked = 0
/** It is counted anew where it is read, and a node is asked about its voters. */
export const Verified = screen({
  path,
  answers: () => {
    asked = 0
    return [
      http.post(mockRpcUrl, () => {
        asked += 1
      }),
    ]
  },
  shows: proposals.outcome.passed,
  flow: async ({ page, step, userEvent, world }) => {
    const { verdict, failed, node } = verify
    const said = () => page.findByText(failed.unreachable)
    await step('the server is not there', async () => {
      const check = await page.findByText(verify.open)
      world.scenario.network = 'offline'
      await userEvent.click(check)
      await expect(await said()).toBeVisible()
    })
    await step('again', async () => {
      world.scenario.network = 'up'
      // Other parts of the page may have a button of the same name.
      const card = (await said()).closest('section') as HTMLElement
      await userEvent.click(within(card).getByText(failed.again))
      await expect(await page.findByText(verdict.green)).toBeVisible()
    })
    await step('a node is asked, and says what it knows', async () => {
      const known: readonly string[] = Object.values(node.block)
      await userEvent.click(page.getByText(node.ask))
      await expect(
        await page.findByText((text: string) => known.includes(text)),
      ).toBeVisible()
    })
    await step('and is asked anew by another press', async () => {
      await page.findByText(/hold what the list says/)
      const before = asked
      await userEvent.click(page.getByText(node.ask))
      await waitFor(() => expect(asked).toBeGreaterThan(before))
    })
  },
})
