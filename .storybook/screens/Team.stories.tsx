import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Team' } satisfies Meta

const path = '/team'

export const Visitor = screen({ path })
export const Whale = screen({ path, as: 'whale' })
export const Offline = screen({ path, scenario: { network: 'offline' } })
export const Phone = screen({
  path,
  globals: { viewport: { value: 'phone' } },
})

/** Who has a page elsewhere is a link to it. */
export const Linked = screen({
  path,
  before: ({ state, accounts, clock }) => {
    const by = accounts.admin.address.toLowerCase()
    const said = { role: 'Lamps', about: 'Keeps the beacon lit.' }
    const members = [
      { handle: 'Mara', ...said, link: 'https://harbour.example/mara' },
      { handle: 'Odd', ...said },
    ]
    state.content.push({
      ...{ document: 'team', version: 1, value: { members } },
      ...{ by, reason: 'Two are new.', at: clock.now() },
    })
  },
  shows: 'Mara',
  flow: async ({ page }) => {
    await expect(page.getByText('Mara').closest('a')).toHaveAttribute(
      'href',
      'https://harbour.example/mara',
    )
    await expect(page.getByText('Odd').closest('a')).toBeNull()
  },
})
