import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ClubAvatar } from './ClubAvatar.tsx'

const meta = {
  component: ClubAvatar,
  args: { id: 'main', size: 88 },
} satisfies Meta<typeof ClubAvatar>

export default meta
type Story = StoryObj<typeof meta>

export const Drawn: Story = {}
export const Picture: Story = {
  args: {
    picture: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#0B62A8" d="M0 0h8v8H0z"/></svg>')}`,
  },
  play: async ({ canvasElement, step }) => {
    await step('it is decorative', async () => {
      await expect(canvasElement.querySelector('img')).toHaveAttribute(
        'alt',
        '',
      )
    })
  },
}
/** The page's policy lets none in from elsewhere. */
export const FromElsewhere: Story = {
  args: { picture: 'https://elsewhere.example/club.png' },
  play: async ({ canvasElement, step }) => {
    await step('it is drawn instead', async () => {
      await expect(canvasElement.querySelector('img')).toBeNull()
      await expect(canvasElement.querySelector('svg')).toBeVisible()
    })
  },
}
