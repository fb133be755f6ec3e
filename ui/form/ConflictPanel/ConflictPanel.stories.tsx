import { forms } from '@narwhal-club/core/messages/pages/forms'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { ConflictPanel } from './ConflictPanel.tsx'

const meta = {
  component: ConflictPanel,
  args: {
    from: 'server',
    labels: { title: 'Title', body: 'What is proposed, and why' },
    fields: [
      {
        field: 'title',
        mine: 'An art wall by the pool',
        theirs: 'A sea wall by the pool',
        suggested: 'mine',
      },
      {
        field: 'body',
        mine: 'The club shows one piece a month.\n\nIt costs 4,800 CRO.',
        theirs:
          'The club shows one piece a month, chosen by vote.\n\nIt costs 5,700 CRO with the light.',
        suggested: 'theirs',
      },
    ],
    onKeepMine: fn(),
    onTakeTheirs: fn(),
    onMerge: fn(),
  },
} satisfies Meta<typeof ConflictPanel>

export default meta
type Story = StoryObj<typeof meta>

export const FromTheServer: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await step('what each side changed alone is chosen already', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /chosen/ }))
      await expect(args.onMerge).toHaveBeenLastCalledWith({
        title: 'mine',
        body: 'theirs',
      })
    })
    await step('another choice is taken', async () => {
      const [theirTitle] = canvas.getAllByRole('radio', { name: /The other/ })
      await userEvent.click(theirTitle as HTMLElement)
      await userEvent.click(canvas.getByRole('button', { name: /chosen/ }))
      await expect(args.onMerge).toHaveBeenLastCalledWith({
        title: 'theirs',
        body: 'theirs',
      })
    })
    await step('or all of one side', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: /all of yours/ }),
      )
      await userEvent.click(canvas.getByRole('button', { name: /all of the/ }))
      await expect(args.onKeepMine).toHaveBeenCalled()
      await expect(args.onTakeTheirs).toHaveBeenCalled()
    })
  },
}
export const FromThisBrowser: Story = { args: { from: 'browser' } }
export const OneIsEmpty: Story = {
  args: {
    fields: [
      { field: 'title', mine: '', theirs: 'A sea wall', suggested: 'theirs' },
    ],
  },
}
export const NothingDiffers: Story = { args: { fields: [] } }
export const LongText: Story = {
  args: {
    labels: { title: hard.german },
    fields: [
      {
        field: 'title',
        mine: hard.unbroken,
        theirs: hard.sentence,
        suggested: 'mine',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const MadeUpLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: {
    labels: { title: hard.hebrew },
    fields: [
      {
        field: 'title',
        mine: hard.arabic,
        theirs: hard.arabicSentence,
        suggested: 'mine',
      },
    ],
  },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
/** What is no text is shown as it is kept; what is not there, as empty. */
export const NoText: Story = {
  args: {
    labels: { skills: 'Skills' },
    fields: [
      {
        field: 'skills',
        mine: undefined,
        theirs: ['drawing', 'light'],
        suggested: 'theirs',
      },
    ],
  },
  play: async ({ canvas }) => {
    const [mine, theirs] = canvas
      .getAllByRole('radio')
      .map((radio) => radio.closest('label'))
    await expect(mine).toHaveTextContent(forms.conflict.empty)
    await expect(theirs).toHaveTextContent('["drawing","light"]')
  },
}
