import type { Meta } from '@storybook/react-vite'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/__Area__' } satisfies Meta

const path = '/__area__'

export const Holder = screen({ path, as: 'holder' })
export const Visitor = screen({ path, shows: 'This did not load' })
export const Offline = screen({ path, scenario: { network: 'offline' } })
