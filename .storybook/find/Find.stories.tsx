import type { Meta, StoryObj } from '@storybook/react-vite'
import { useArgs } from 'storybook/preview-api'
import { expect, waitFor } from 'storybook/test'
import { Find as Page } from './Find.tsx'
import { readQuery, spellQuery } from './query.ts'

interface FindArgs {
  /** What is looked for, as the URL spells it. */
  query: string
}

const meta = {
  title: 'Find',
  args: { query: '' },
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  render: ({ query }) => {
    const [, update] = useArgs<FindArgs>()
    return (
      <Page
        query={readQuery(query)}
        onQuery={(next) => update({ query: spellQuery(next) })}
      />
    )
  },
} satisfies Meta<FindArgs>

export default meta
type Story = StoryObj<FindArgs>

/** Who comes here wants to type. */
export const Find: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox')
    field.focus()
    await expect(field).toHaveFocus()
  },
}

// Tests of the page, by tag: the list on the left has the page alone.
export const AText: Story = {
  tags: ['!dev'],
  args: { query: 'Sign-In Cancelled' },
  play: async ({ canvas, step }) => {
    await step('every state that shows it is a link', async () => {
      const texts = canvas.getByRole('region', { name: /^Texts/ })
      await expect(texts).toHaveTextContent('Sign-In Cancelled')
      const links = canvas.getAllByRole('link', { name: 'login rejected' })
      await expect(links[0]).toHaveAttribute(
        'href',
        './?path=/story/machines-login--rejected',
      )
      await expect(links[0]).toHaveAttribute('target', '_top')
    })
    await step('how much was found is said', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^Found: \d+ in Texts/,
      )
    })
  },
}
export const AnEvent: Story = {
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'login.sign')
    const events = await canvas.findByRole('region', { name: /^Events/ })
    await expect(events).toHaveTextContent('login.sign')
    await expect(
      events.querySelector('a[href$="machines-login--message-ready"]'),
    ).toBeVisible()
  },
}
export const AFailureCode: Story = {
  tags: ['!dev'],
  args: { query: spellQuery('login.cannotVerify') },
  play: async ({ canvas }) => {
    const failures = canvas.getByRole('region', { name: /^Failure codes/ })
    await expect(failures).toHaveTextContent('Your signature is kept.')
    await expect(
      failures.querySelector(
        'a[href*="machines-login--not-judged&args=path:"]',
      ),
    ).toBeVisible()
  },
}
export const AComponentsText: Story = {
  tags: ['!dev'],
  args: { query: spellQuery('Where members look for it') },
  play: async ({ canvas }) => {
    const found = canvas.getByRole('region', { name: /^Components/ })
    await expect(
      found.querySelector('a[href$="components-form-select--empty"]'),
    ).toBeVisible()
  },
}
export const NothingFound: Story = {
  tags: ['!dev'],
  args: { query: 'kraken' },
  play: async ({ canvas, userEvent, step }) => {
    await step('it says so, and what else there is', async () => {
      await expect(canvas.getByRole('status')).toHaveTextContent(
        'Nothing found',
      )
      await expect(canvas.queryByRole('list')).toBeNull()
    })
    await step('an example leads on', async () => {
      const example = canvas.getByRole('button', { name: 'login.sign' })
      await userEvent.click(example)
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: /^Events/ })).toBeVisible(),
      )
    })
  },
}
