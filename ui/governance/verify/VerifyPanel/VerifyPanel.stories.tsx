import { auditCodes, findingCodes } from '@narwhal-club/core/audit'
import { sayFinding } from '@narwhal-club/core/messages/findings'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { expectToFit, fits } from '../../../fixtures/fits.ts'
import { Secret } from '../../votes/Secret/Secret.tsx'
import {
  green,
  redOf,
  subject,
  withOpen,
  withReceipt,
} from '../verify.fixture.ts'
import { VerifyPanel } from './VerifyPanel.tsx'

const meta = {
  component: VerifyPanel,
  args: {
    view: { status: 'judged', report: green, subject },
    onCancel: fn(),
    onAgain: fn(),
    onEvidence: fn(),
  },
} satisfies Meta<typeof VerifyPanel>

const { outcomes } = verify.counted

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = {
  args: { view: { status: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}
export const Loading: Story = {
  args: { view: { status: 'loading', bytes: 3_400_000 } },
  play: async ({ canvas, userEvent, args, step }) => {
    await step(
      'what is awaited, without an end that nobody knows',
      async () => {
        await expect(canvas.getByText('3.4 MB have come')).toBeVisible()
        const bar = canvas.getByRole('progressbar', { name: verify.loading })
        await expect(bar).not.toHaveAttribute('value')
      },
    )
    await step('it can be cancelled', async () => {
      await userEvent.click(canvas.getByRole('button', { name: verify.cancel }))
      await expect(args.onCancel).toHaveBeenCalledOnce()
    })
  },
}
export const Auditing: Story = {
  args: {
    view: {
      status: 'auditing',
      progress: { part: 'signatures', done: 6_400, of: 10_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('6,400 of 10,000')).toBeVisible()
    const bar = canvas.getByRole('progressbar', {
      name: verify.parts.signatures,
    })
    await expect(bar).toHaveAttribute('value', '6400')
  },
}
export const Green: Story = {
  play: async ({ canvas, step }) => {
    await step('the verdict, and our own count', async () => {
      await expect(canvas.getByText(verify.verdict.green)).toBeVisible()
      await expect(
        canvas.getByText(/As it stood at Nov 22, 2026, 12:00 UTC/),
      ).toBeVisible()
      await expect(canvas.getByText('812 votes, 231 voters')).toBeVisible()
      await expect(canvas.getByText('Passed')).toBeVisible()
    })
    await step('each check is green, and what none shows is told', async () => {
      await expect(canvas.getAllByText(/^Green/)).toHaveLength(12)
      await expect(canvas.getByText(verify.uncovered.keys)).toBeVisible()
    })
  },
}
export const KnownKeys: Story = {
  args: {
    view: {
      status: 'judged',
      report: { ...green, areKeysKnown: true },
      subject,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(verify.uncovered.keys)).toBeNull()
  },
}
/** Every fault of every check, one after the other, has words of its own. */
export const Red: Story = {
  args: { view: { status: 'judged', report: redOf('lines'), subject } },
  play: async ({ canvas, step, userEvent }) => {
    await step('a red check names what and where', async () => {
      await expect(canvas.getByText(verify.verdict.red)).toBeVisible()
      const { lines } = verify.findings
      await expect(canvas.getByText(lines.ledger)).toBeVisible()
      await expect(canvas.getByText('ballot 8')).toBeVisible()
    })
    await step('more of them stand behind a press', async () => {
      await userEvent.click(
        canvas.getByText(`${findingCodes.lines.length - 3} more`),
      )
      await expect(canvas.getByText(verify.findings.lines.hash)).toBeVisible()
    })
    await step('no fault lacks its sentence', async () => {
      for (const code of auditCodes)
        for (const what of findingCodes[code])
          await expect(sayFinding(code, { what })).toMatch(/^[A-Z].+\.$/)
    })
  },
}
const red = (code: (typeof auditCodes)[number]): Story => ({
  args: {
    view: { status: 'judged', report: redOf(code), subject },
  },
  play: async ({ canvas }) => {
    const [first = ''] = findingCodes[code]
    await expect(
      canvas.getByText(sayFinding(code, { what: first })),
    ).toBeVisible()
    await expect(canvas.getAllByText(/^Red/)).toHaveLength(1)
    await expectToFit()
  },
})
export const RedFormat: Story = {
  args: {
    view: {
      status: 'judged',
      report: {
        verdict: 'red',
        ballots: 0,
        checks: redOf('format').checks.slice(0, 1),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('at voters.list.3')).toBeVisible()
    await expect(canvas.queryByText(verify.counted.title)).toBeNull()
  },
}
export const RedContent = red('content')
export const RedList = red('list')
export const RedSignatures = red('signatures')
export const RedOrder = red('order')
export const RedWindow = red('window')
export const RedWords = red('words')
export const RedPower = red('power')
export const RedTally = red('tally')
export const RedHead = red('head')
export const RedStand = red('stand')
export const LeftOpen: Story = {
  args: { view: { status: 'judged', report: withOpen, subject } },
  play: async ({ canvas }) => {
    const { green: isGreen, partly, partlyBody, open } = verify.verdict
    await expect(canvas.getByText(partly)).toBeVisible()
    await expect(canvas.queryByText(isGreen)).toBeNull()
    await expect(canvas.getByText(partlyBody('2', '31'))).toBeVisible()
    await expect(canvas.getByText(open('2'))).toBeVisible()
    await expect(
      canvas.getAllByText(verify.findings.signatures.contract),
    ).toHaveLength(2)
  },
}
/** That all is as it is said is no secret; the sums may be, until one has voted. */
export const SumsHidden: Story = {
  args: { sumsIn: (sums) => <Secret is>{sums}</Secret> },
  play: async ({ canvas, step }) => {
    const { dataset } = document.documentElement
    const sum = canvas.getByText(/^812 votes/)
    await expect(sum).toBeVisible()
    dataset.results = 'hidden'
    try {
      await step('the verdict stands, the count is covered', async () => {
        await expect(sum).not.toBeVisible()
        await expect(canvas.getByText(outcomes.passed)).not.toBeVisible()
        await expect(canvas.getByText(voting.secret.cover)).toBeVisible()
        await expect(canvas.getByText(verify.verdict.green)).toBeVisible()
      })
    } finally {
      delete dataset.results
    }
  },
}
const where = { place: 418, address: subject.nft }
export const ReceiptCounted: Story = {
  args: {
    view: {
      status: 'judged',
      report: withReceipt({ place: 418, standing: 'counted', seq: 0 }),
      subject,
    },
  },
  play: async ({ canvas }) => {
    const said = verify.receipt.counted('419')
    await expect(canvas.getByText(said, { exact: false })).toBeVisible()
  },
}
export const ReceiptSuperseded: Story = {
  args: {
    view: {
      status: 'judged',
      report: withReceipt({ place: 12, standing: 'superseded', seq: 2 }),
      subject,
    },
  },
  play: async ({ canvas }) => {
    const said = verify.receipt.superseded('13', '2')
    await expect(canvas.getByText(said, { exact: false })).toBeVisible()
  },
}
export const ReceiptNotIncluded: Story = {
  args: {
    view: {
      status: 'judged',
      report: withReceipt(undefined, [{ what: 'not_included', ...where }]),
      subject,
    },
  },
  play: async ({ canvas }) => {
    const { receipt } = verify.findings
    await expect(canvas.getByText(receipt.not_included)).toBeVisible()
    await expect(
      canvas.getByText(verify.receipt.red, { exact: false }),
    ).toBeVisible()
  },
}
export const Cancelled: Story = {
  args: { view: { status: 'cancelled' } },
  play: async ({ canvas, userEvent, args }) => {
    const again = { name: verify.cancelled.again }
    await userEvent.click(canvas.getByRole('button', again))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
export const Unreachable: Story = {
  args: { view: { status: 'failed', why: 'unreachable' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      verify.failed.unreachable,
    )
    const again = { name: verify.failed.again }
    await userEvent.click(canvas.getByRole('button', again))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
}
export const Missing: Story = {
  args: { view: { status: 'failed', why: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      verify.failed.missing,
    )
  },
}
export const TooLarge: Story = {
  args: { view: { status: 'failed', why: 'tooLarge' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      verify.failed.tooLarge,
    )
  },
}
export const Broken: Story = {
  args: { view: { status: 'failed', why: 'broken' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      verify.failed.broken,
    )
  },
}
const unended = { yesPower: 812, noPower: 409, yesVoters: 231, noVoters: 118 }
/** It was checked while votes came in: no outcome is told. */
export const Running: Story = {
  args: {
    view: {
      status: 'judged',
      report: { ...green, counted: unended },
      subject,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(verify.counted.running)).toBeVisible()
    await expect(canvas.queryByText(outcomes.passed)).toBeNull()
  },
}
const [fault] = redOf('lines').checks.find(({ ok }) => !ok)?.findings ?? []
/** Of very many faults the first are kept: how many are told is said. */
export const RedTooMany: Story = {
  args: {
    view: {
      status: 'judged',
      report: {
        ...redOf('lines'),
        checks: redOf('lines').checks.map((check) =>
          check.ok || !fault
            ? check
            : {
                ...check,
                faults: 1_200,
                findings: Array.from({ length: 20 }, (_, at) => ({
                  ...fault,
                  place: at,
                })),
              },
        ),
      },
      subject,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(verify.checks.more('1,197')))
    await expect(canvas.getByText(verify.checks.first('20'))).toBeVisible()
  },
}
/** All that may be wrong with a receipt; and it did not pass. */
export const RedReceipt: Story = {
  args: {
    view: {
      status: 'judged',
      report: {
        ...withReceipt(
          undefined,
          findingCodes.receipt.map((what) => ({ what, ...where })),
        ),
        counted: {
          yesPower: 409,
          noPower: 812,
          yesVoters: 118,
          noVoters: 231,
          outcome: 'rejected',
        },
      },
      subject,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(outcomes.rejected)).toBeVisible()
    await userEvent.click(canvas.getByText(verify.checks.more('3')))
    const { receipt } = verify.findings
    for (const said of Object.values(receipt))
      await expect(canvas.getByText(said)).toBeVisible()
  },
}
export const Phone: Story = {
  args: { view: { status: 'judged', report: redOf('words'), subject } },
  globals: { theme: 'light', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { view: { status: 'judged', report: redOf('order'), subject } },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
