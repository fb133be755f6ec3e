import axe from 'axe-core'
import type { Renderer, StoryContext } from 'storybook/internal/types'

/**
 * The themes that the full check, which runs in the dark, does not see. High
 * contrast changes least, and is seen at night.
 */
const others = import.meta.env.CLUB_NIGHTLY ? ['light', 'contrast'] : ['light']

/**
 * Looks at the colours of every story once more in the other themes, so that a
 * story counts only where each can be read.
 */
export async function checkContrast({
  parameters,
  viewMode,
  globals,
}: StoryContext<Renderer>): Promise<void> {
  const wanted = parameters.a11y?.test === 'error' && !parameters.a11y?.disable
  if (!wanted || viewMode !== 'story' || globals.theme !== 'dark') return
  if (!import.meta.env.VITEST_STORYBOOK) return
  const root = document.documentElement
  for (const theme of others) {
    root.dataset.theme = theme
    const { violations } = await axe.run(document.body, {
      runOnly: ['color-contrast'],
      resultTypes: ['violations'],
    })
    root.dataset.theme = 'dark'
    const found = violations.flatMap(({ nodes }) => nodes)
    if (found.length > 0)
      throw new Error(
        `Contrast in the ${theme} theme:\n${found
          .map((node) => `${node.html}\n${node.failureSummary ?? ''}`)
          .join('\n')}`,
      )
  }
}
