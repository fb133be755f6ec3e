import { useArgs } from 'storybook/preview-api'
import { expect } from 'storybook/test'
import { Explorer, type ExplorerProps } from './Explorer.tsx'

/** The explorer as a story: where it stands is in the story's URL. */
export function Explored(props: ExplorerProps) {
  return <Explorer {...props} />
}

/** Keeps the path in the URL, which is the link that is handed on. */
export const renderExplored = (args: ExplorerProps) => {
  const [, update] = useArgs<ExplorerProps>()
  return <Explored {...args} onPath={(path) => update({ path })} />
}

/** Proves that a story shows the state it is named after. */
export const reaches =
  (state: string) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const shown = canvasElement.querySelector('[data-explored-state]')
    await expect(shown).toHaveTextContent(state)
  }
