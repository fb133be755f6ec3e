import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { fits } from '../../fixtures/fits.ts'
import { hard } from '../../fixtures/hard.ts'
import { LazyMarkdown } from './LazyMarkdown.tsx'
import { Markdown } from './Markdown.tsx'
import { bounds } from './parse.ts'
import { payloads } from './payloads.fixture.ts'

const meta = {
  component: Markdown,
  args: {
    source: `# An art wall by the pool

The club shows **one** piece a month, chosen by *vote*. ~~Twice a month~~ was too much.

## What it costs

| What | How many | CRO |
|:-----|:--------:|----:|
| Frames | 12 | 4,800 |
| Light | 3 | 900 |

1. Call for pieces
2. Vote
   - three days
   - whole club

> Art is the only thing here in full colour.

Read the [plan](https://plans.example/wall) or ask [the crew](mailto:crew@club.example).

\`\`\`
seed = keccak(tokenId)
\`\`\`

---

![The wall, drawn](https://pictures.example/wall.png)`,
  },
} satisfies Meta<typeof Markdown>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step(
      'a link says where it leads, and leaves no way back',
      async () => {
        const link = canvas.getByRole('link', { name: /^plan/ })
        await expect(link).toHaveAttribute('href', 'https://plans.example/wall')
        await expect(link.getAttribute('rel')).toContain('noopener')
        await expect(canvas.getByText('(plans.example)')).toBeVisible()
      },
    )
    await step('headings stand below that of the page', async () => {
      await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
        'An art wall by the pool',
      )
    })
    await step('a picture is a link', async () => {
      await expect(canvas.queryByRole('img')).toBeNull()
      await expect(
        canvas.getByRole('link', { name: /The wall, drawn/ }),
      ).toBeVisible()
    })
  },
}
export const BareAddress: Story = {
  args: {
    source:
      'See https://plans.example/wall, or plans.example. Not http://plans.example.',
  },
  play: async ({ canvas, step }) => {
    await step(
      'a whole https address is a link, by the same rules',
      async () => {
        const link = canvas.getByRole('link')
        await expect(link).toHaveAttribute('href', 'https://plans.example/wall')
        await expect(link).toHaveAttribute(
          'rel',
          'noopener noreferrer nofollow ugc',
        )
      },
    )
    await step('it says itself where it leads', async () => {
      await expect(canvas.queryByText('(plans.example)')).toBeNull()
    })
  },
}
/** A bracket is the address's own where it opens there; the sentence's ends it. */
export const AddressInBrackets: Story = {
  args: {
    source:
      'It is drawn (see https://plans.example/wall), and told at https://plans.example/wall_(pool).',
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://plans.example/wall',
      'https://plans.example/wall_(pool)',
    ])
  },
}
/** Two spaces, or a backslash, at the end of a line. */
export const LineBreaks: Story = {
  args: { source: 'Mint it.  \nBurn it.\\\nVote on it.' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('br')).toHaveLength(2)
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: fits({ target: 20 }),
}
export const OnDemand: Story = {
  render: (args) => <LazyMarkdown {...args} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible()
  },
}
export const Hostile: Story = {
  args: { source: payloads.join('\n\n') },
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvasElement, step }) => {
    await step('a real browser finds nothing to run or to load', async () => {
      const all = [...canvasElement.querySelectorAll('*')]
      const names = all.flatMap((each) => each.getAttributeNames())
      await expect(names.filter((n) => /^on|^src|^style/.test(n))).toEqual([])
      const tags = 'script, iframe, object, embed, form, img, style, base, meta'
      await expect(canvasElement.querySelector(tags)).toBeNull()
      const links = canvasElement.querySelectorAll<HTMLAnchorElement>('a')
      const kinds = new Set([...links].map(({ protocol }) => protocol))
      await expect([...kinds].sort()).toEqual(['http:', 'https:'])
    })
  },
}
/** Nobody writes so much; who did would be told that there is more. */
export const CutShort: Story = {
  args: {
    source: `The wall shows one piece a month.${' '.repeat(bounds.characters)}`,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The text is longer than what is shown here.'),
    ).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    source: `# ${hard.german}\n\n${hard.unbroken}\n\n- ${hard.sentence}`,
  },
  globals: { viewport: { value: 'phone' } },
  play: fits(),
}
export const RightToLeft: Story = {
  args: { source: `## ${hard.hebrew}\n\n- ${hard.arabicSentence}` },
  globals: { locale: 'rtl', viewport: { value: 'phone' } },
  play: fits(),
}
