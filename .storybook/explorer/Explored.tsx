import { useArgs } from 'storybook/preview-api'
import { expect } from 'storybook/test'
import { Explorer, type ExplorerProps } from './Explorer.tsx'
import { sceneAt } from './engine.ts'

/** What a story of a state may turn: the way to it, and so the state. */
export interface ExploredArgs {
  /** Choices from the start to the state that is shown, as `0-4-1`. */
  path: string
}

interface Played {
  args: ExploredArgs
  canvasElement: HTMLElement
}

/**
 * Makes what the stories of one machine share. The machine is no argument of
 * theirs: arguments go into the URL, and a machine does not.
 */
export function exploring(
  machine: Pick<ExplorerProps, 'tour' | 'layout' | 'render'>,
) {
  return {
    /** Keeps the path in the URL, which is the link that is handed on. */
    render: ({ path }: ExploredArgs) => {
      const [, update] = useArgs<ExploredArgs>()
      return (
        <Explorer
          {...machine}
          path={path}
          onPath={(next) => update({ path: next })}
        />
      )
    },

    /** Proves that a story shows its state, and offers what the chart allows. */
    reaches:
      (state: string) =>
      async ({ args, canvasElement }: Played) => {
        const shown = canvasElement.querySelector('[data-explored-state]')
        await expect(shown).toHaveTextContent(state)
        const { snapshot, choices } = sceneAt(machine.tour, args.path)
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
      },
  }
}

const isQuick =
  import.meta.env.VITEST_STORYBOOK && !import.meta.env.CLUB_NIGHTLY

/**
 * A machine's states stand in one page, which the matrix and the explorer's own
 * stories have looked at by axe; each state's alone is looked at by night.
 */
export const page = {
  layout: 'fullscreen',
  ...(isQuick && { a11y: { test: 'off' } }),
}

/** Many pages in one: what holds for a page does not hold for this. */
export const matrix = {
  a11y: {
    test: 'error',
    config: {
      rules: [
        { id: 'landmark-unique', enabled: false },
        { id: 'heading-order', enabled: false },
        { id: 'duplicate-id-aria', enabled: false },
      ],
    },
  },
}
