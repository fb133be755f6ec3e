import { displayOptions, ui } from '@narwhal-club/core/messages'
import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Look' } satisfies Meta

const { dataset } = document.documentElement
const { display } = ui

export const Switched = screen({
  path: '/about',
  flow: async ({ page, step, userEvent }) => {
    await step('the other theme, and back', async () => {
      await userEvent.click(await page.findByLabelText(display.toLight))
      await expect(dataset.theme).toBe('light')
      await userEvent.click(await page.findByLabelText(display.toDark))
      await expect(dataset.theme).toBe('dark')
    })
    await step('what is hard to read is told apart', async () => {
      await userEvent.click(page.getByLabelText(display.more))
      await userEvent.click(await page.findByText(displayOptions.contrast))
      await expect(dataset.theme).toBe('contrast')
    })
    await step('and more of it fits', async () => {
      await userEvent.click(page.getByText(displayOptions.compact))
      await expect(dataset.density).toBe('compact')
    })
  },
})
