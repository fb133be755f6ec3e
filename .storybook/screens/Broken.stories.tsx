import { page as browser } from '@narwhal-club/app/browser/page.ts'
import { contentEndpoints } from '@narwhal-club/core/contract'
import { ui, words } from '@narwhal-club/core/messages'
import { about } from '@narwhal-club/core/messages/pages/about'
import type { Meta } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, spyOn } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Flows/Broken' } satisfies Meta

/** A screen that breaks takes no other along: the page is begun anew, or left. */
export const OneScreen = screen({
  path: '/team',
  shows: words.tryAgain,
  before: () => {
    // It is read as the screen is drawn.
    spyOn(browser, 'reload').mockReturnValue()
  },
  answers: [
    // As another version of the server would have it.
    http.get(contentEndpoints.teamContent.path, () => HttpResponse.json({})),
  ],
  flow: async ({ page, step, userEvent }) => {
    await step('a press begins the page anew', async () => {
      await userEvent.click(page.getByText(words.tryAgain))
      await expect(browser.reload).toHaveBeenCalledOnce()
    })
    await step('and the other screens are there', async () => {
      const [link] = page.getAllByText(ui.menu.about, { selector: 'a' })
      await userEvent.click(link as HTMLElement)
      await expect(await page.findByText(about.title)).toBeVisible()
      await expect(page.queryByText(words.tryAgain)).toBeNull()
    })
  },
})
