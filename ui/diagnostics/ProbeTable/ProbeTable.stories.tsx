import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { ProbeTable } from './ProbeTable.tsx'

const { schema } = diagnostics

const meta = {
  component: ProbeTable,
  args: {
    rows: [
      {
        path: '/api/clubs/:club/proposals',
        outcome: 'failing',
        result: schema.wrong,
        why: 'rows.0.title: Invalid input: expected string, received undefined',
        milliseconds: 31,
      },
      {
        path: '/api/config',
        outcome: 'right',
        result: schema.right,
        milliseconds: 4,
      },
      {
        path: '/api/auth/me',
        who: schema.for.member,
        outcome: 'refused',
        result: schema.refused(401),
        why: 'not_signed_in',
        milliseconds: 2,
      },
      { path: '/api/facts', outcome: 'waiting', result: schema.running },
    ],
  },
} satisfies Meta<typeof ProbeTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /auth\/me/ })
    await expect(row).toHaveTextContent('Refused with 401')
    await expect(row).toHaveTextContent('for members')
    await expect(row).toHaveTextContent('2 ms')
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
