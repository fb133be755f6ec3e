import { ui } from '@narwhal-club/core/messages'
import { admin } from '@narwhal-club/core/messages/pages/admin'
import type { Meta } from '@storybook/react-vite'
import { screen } from './screenStory.tsx'

export default { title: 'Screens/Admin' } satisfies Meta

const path = '/admin'

export const Administrator = screen({ path, as: 'admin', shows: admin.title })
export const AnyoneElse = screen({
  path,
  as: 'holder',
  shows: ui.notFound.title,
})
export const Visitor = screen({ path, shows: ui.notFound.title })
export const Phone = screen({
  path,
  as: 'admin',
  shows: admin.title,
  globals: { viewport: { value: 'phone' } },
})
