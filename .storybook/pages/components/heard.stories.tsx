import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hear, stopsIn } from './heard.ts'

/** A page of small things, for what reads pages aloud. */
const Page = () => (
  <form aria-label="Vote">
    <article>
      <header>
        <h2>
          Winter <em>set</em>
        </h2>
      </header>
    </article>
    <p id="why">
      Closes <strong>soon</strong>.
    </p>
    <button type="button" aria-describedby="why" aria-expanded="false">
      Read
    </button>
    <button type="button" disabled>
      Send
    </button>
    <label>
      <input type="radio" name="choice" /> Yes
    </label>
    <label>
      <input type="radio" name="choice" defaultChecked /> No
    </label>
    <label>
      Reason <textarea defaultValue="So" required />
    </label>
    <a href="#top" aria-current="page">
      Top
    </a>
    <p role="status">Kept</p>
    <p hidden>Nothing of this</p>
    <section>
      <span aria-hidden>nor this</span>
    </section>
  </form>
)

const meta = {
  title: 'Pages/Heard',
  component: Page,
  // It proves something, and shows nothing that is worth a place in the list.
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

export const Tree: Story = {
  play: async ({ canvasElement }) => {
    const leaf = (role: string, name: string, states: string[] = []) => ({
      role,
      name,
      states,
      inside: [],
    })
    await expect(hear(canvasElement)).toEqual([
      {
        role: 'form',
        name: 'Vote',
        states: [],
        inside: [
          {
            role: 'article',
            name: '',
            states: [],
            // Its header is no banner of the page.
            inside: [leaf('heading', 'Winter set', ['level 2'])],
          },
          { text: 'Closes soon.' },
          leaf('button', 'Read', ['not expanded', 'described: Closes soon.']),
          leaf('button', 'Send', ['disabled']),
          leaf('radio', 'Yes', ['not checked']),
          leaf('radio', 'No', ['checked']),
          leaf('textbox', 'Reason', ['required', 'value “So”']),
          leaf('link', 'Top', ['current page']),
          {
            role: 'status',
            name: '',
            states: ['said when it changes'],
            inside: [{ text: 'Kept' }],
          },
        ],
      },
    ])
  },
}

export const Stops: Story = {
  play: async ({ canvasElement }) => {
    await expect(stopsIn(canvasElement)).toEqual([
      {
        role: 'button',
        name: 'Read',
        keys: 'Enter or Space shows or hides what it opens; Escape hides it',
      },
      {
        role: 'radio',
        name: 'No',
        keys: 'Arrows choose; Tab leaves the group',
      },
      { role: 'textbox', name: 'Reason', keys: 'Typing; Enter begins a line' },
      { role: 'link', name: 'Top', keys: 'Enter follows it' },
    ])
  },
}
