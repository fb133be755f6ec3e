import { comments } from '@narwhal-club/core/messages/pages/comments'
import { waitFor, within } from 'storybook/test'
import type { Flow } from './screenStory.tsx'

/** The one that is talked about in every local world. */
export const talkedAbout = 'e0000000-0000-4000-8000-000000000001'
export const talkedAboutPath = `/clubs/main?tab=proposals&p=${talkedAbout}`

/** All that is written down in this browser. */
export const writtenDown = () => Object.entries(localStorage).join()

/** Scrolls to where it is discussed: it comes when it is near. */
export async function discussed(page: Flow['page']) {
  const near = () => {
    document.getElementById('discussion')?.scrollIntoView()
    return page.getByRole('region', { name: comments.title })
  }
  return within(await waitFor(near))
}

/** The comment that says so, with what can be done about it. */
export async function commentThat(there: Flow['page'], says: string | RegExp) {
  const said = await there.findByText(says)
  return within(said.closest('article') as HTMLElement)
}
