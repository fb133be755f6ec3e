import type { Meta, StoryObj } from '@storybook/react-vite'
import { CloudOff, Users } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { Button } from '../Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = {
  component: Banner,
  parameters: { layout: 'fullscreen' },
  args: {
    icon: CloudOff,
    title: 'The chain does not answer',
    children: 'Reading goes on. Votes wait until it is back.',
  },
} satisfies Meta<typeof Banner>

export default meta
type Story = StoryObj<typeof meta>

export const Warning: Story = {
  play: async ({ canvas, step }) => {
    await step('it is announced', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'The chain does not answer',
      )
    })
  },
}
export const Info: Story = {
  args: {
    icon: Users,
    tone: 'info',
    title: 'Your wallet shows another account',
    children: 'Sign in with it, or switch back.',
    acts: (
      <Button variant="solid" onClick={fn()}>
        Sign in
      </Button>
    ),
  },
}
export const LongText: Story = {
  args: {
    title: hard.unbroken,
    children: hard.sentence,
    acts: (
      <>
        <Button variant="solid" onClick={fn()}>
          {hard.german}
        </Button>
        <Button onClick={fn()}>{hard.handle}</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const LongTextOnDesktop: Story = {
  ...LongText,
  globals: { viewport: { value: 'desktop' } },
}
export const RightToLeft: Story = {
  args: {
    ...Info.args,
    title: hard.hebrew,
    children: hard.arabicSentence,
    acts: (
      <Button variant="solid" onClick={fn()}>
        {hard.arabicWord}
      </Button>
    ),
  },
  globals: { locale: 'rtl' },
  play: fits(),
}
