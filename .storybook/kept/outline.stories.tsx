import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { hidden } from '../../ui/theme/text.css.ts'
import { outlineOf } from './outline.ts'

/** A page of small things, for what writes down what is shown. */
const Page = () => (
  <section aria-label="Your vote">
    <dl style={{ display: 'contents' }}>
      <dt>NFTs</dt>
      <dd title="as of block 7">
        3 <em>kept</em>
      </dd>
    </dl>
    <p id="why">Closes soon.</p>
    <button type="button" aria-describedby="why" aria-expanded="false">
      <svg className="lucide lucide-check" aria-hidden="true" />
      Vote
    </button>
    <button type="button" disabled aria-label="Send" />
    <label>
      Sort
      <select defaultValue="new">
        <option value="new">Newest</option>
        <option value="old">Oldest</option>
      </select>
    </label>
    <label>
      <input type="radio" name="choice" defaultChecked /> Yes
    </label>
    <textarea aria-label="Reason" readOnly defaultValue="So" />
    <a href="/clubs">Clubs</a>
    <p hidden>Nothing of this</p>
    <p role="status" aria-live="assertive">
      Said once
    </p>
    <aside>gone soon</aside>
    <p style={{ visibility: 'hidden' }}>nor this</p>
    <p style={{ opacity: 0 }}>nor this</p>
    <input type="file" aria-label="Files" style={{ opacity: 0 }} />
    <svg aria-label="Votes" role="img">
      <path d="M0 0h9" />
      <g>
        <circle r="2" />
        <circle r="3" />
      </g>
    </svg>
    <i style={{ display: 'block', height: 4, background: 'red' }} />
    <div style={{ height: 4, width: 4, border: '1px solid' }} />
    <div style={{ height: 4 }} />
    <p className={hidden}>Unread</p>
    <details>
      <summary>How</summary>
      <p>By hand</p>
      <p hidden>nor this</p>
    </details>
  </section>
)

const meta = {
  title: 'Pages/Outline',
  component: Page,
  // It proves something, and shows nothing that is worth a place in the list.
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Page>

export default meta

/** Each line is one that a changed page would change. */
export const Lines: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(outlineOf(canvasElement, 'aside')).toEqual([
      'section label="Your vote"',
      'dt "NFTs"',
      'dd title="as of block 7" "3"',
      'em "kept"',
      '"Closes soon."',
      'button described="Closes soon." "Vote"',
      'icon check',
      'button label="Send" disabled',
      'label "Sort"',
      'select label="SortNewestOldest" choices="*Newest, Oldest"',
      'label "Yes"',
      'input radio label="Yes" checked',
      'textarea label="Reason" value="So" readonly "So"',
      'a to=/clubs "Clubs"',
      'input file label="Files"',
      'img drawn="path 1, circle 2" label="Votes"',
      'mark',
      'told-only "Unread"',
      'summary "How"',
      '"By hand"',
    ])
  },
}
