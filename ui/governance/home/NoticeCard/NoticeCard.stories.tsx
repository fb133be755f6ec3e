import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { fits } from '../../../fixtures/fits.ts'
import { payloads } from '../../../kit/Markdown/payloads.fixture.ts'
import { NoticeCard } from './NoticeCard.tsx'

const notice = {
  id: 'a0000000-0000-4000-8000-000000000001',
  title: 'The vault rests on Sunday',
  body: 'From 08:00 UTC it is *looked after*. Nothing is lost.',
  level: 'news' as const,
  from: '2026-11-24T08:00:00Z',
  until: '2026-11-26T08:00:00Z',
}
const meta = {
  component: NoticeCard,
  args: { notice },
} satisfies Meta<typeof NoticeCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('it is read, and folded away', async () => {
      const words = canvas.getByText(/looked after/)
      await expect(words).toBeVisible()
      await userEvent.click(canvas.getByText(notice.title))
      await expect(words).not.toBeVisible()
    })
  },
}
export const Warning: Story = {
  args: { notice: { ...notice, level: 'warning' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Important')).toBeVisible()
  },
}
/** What people write to make a page run their code. */
export const Hostile: Story = {
  args: {
    notice: {
      ...notice,
      title: '<img src=x onerror=alert(1)>',
      body: payloads.join('\n\n'),
    },
  },
  play: async ({ canvasElement, step }) => {
    await step('nothing of it is more than words', async () => {
      await waitFor(() =>
        expect(canvasElement.querySelector('a')).toBeVisible(),
      )
      const links = [...canvasElement.querySelectorAll('a')]
      const led = links.filter(({ href }) => !/^(https?|mailto):/.test(href))
      await expect(led).toEqual([])
      await expect(canvasElement.querySelector('summary')).toHaveTextContent(
        '<img src=x onerror=alert(1)>',
      )
      await expect(
        canvasElement.querySelector('script, img, iframe'),
      ).toBeNull()
    })
  },
}
export const LongerLanguage: Story = {
  globals: { locale: 'pseudo', viewport: { value: 'phone' } },
  play: fits(),
}
