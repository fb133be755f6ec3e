import type { Meta } from '@storybook/react-vite'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Swap' } satisfies Meta

const path = '/swap'

export const Visitor = screen({ path })
export const Whale = screen({ path, as: 'whale' })
export const Offline = screen({ path, scenario: { network: 'offline' } })
export const Phone = screen({
  path,
  globals: { viewport: { value: 'phone' } },
})
