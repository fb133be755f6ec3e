import { useArgs } from 'storybook/preview-api'
import { expect } from 'storybook/test'
import { Explorer, type ExplorerProps } from './Explorer.tsx'
import { createEngine } from './engine.ts'

/** The explorer as a story: where it stands is in the story's URL. */
export function Explored(props: ExplorerProps) {
  return <Explorer {...props} />
}

/** Keeps the path in the URL, which is the link that is handed on. */
export const renderExplored = (args: ExplorerProps) => {
  const [, update] = useArgs<ExplorerProps>()
  return <Explored {...args} onPath={(path) => update({ path })} />
}

interface Played {
  args: ExplorerProps
  canvasElement: HTMLElement
}

/** Proves that a story shows its state, and offers just what the chart allows. */
export const reaches =
  (state: string) =>
  async ({ args, canvasElement }: Played) => {
    const shown = canvasElement.querySelector('[data-explored-state]')
    await expect(shown).toHaveTextContent(state)
    const { snapshot, choices } = createEngine(args.tour, args.path).getScene()
    const offered = [...canvasElement.querySelectorAll('[data-choice]')]
    const allowed = offered
      .filter((button) => button.getAttribute('aria-disabled') === 'false')
      .map((button) => Number(button.getAttribute('data-choice')))
    await expect(offered).toHaveLength(choices.length)
    await expect(allowed.sort((a, b) => a - b)).toEqual(
      choices
        .filter(({ event }) => snapshot.can(event))
        .map(({ index }) => index),
    )
  }

/** Many pages in one: what holds for a page does not hold for this. */
export const matrix = {
  a11y: {
    config: {
      rules: [
        { id: 'landmark-unique', enabled: false },
        { id: 'heading-order', enabled: false },
        { id: 'duplicate-id-aria', enabled: false },
      ],
    },
  },
}
