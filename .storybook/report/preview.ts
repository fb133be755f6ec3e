import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { createErrors } from './errors.ts'
import { exploredAt } from './explored.ts'
import {
  answerReport,
  askReport,
  type Known,
  type ReportAnswer,
  type ReportAsk,
} from './report.types.ts'

/** Hears what the console is told from now on; it is told first, and all the same. */
function hearErrors(hear: (...said: unknown[]) => void) {
  const { error } = console
  console.error = (...said: unknown[]) => {
    error.apply(console, said)
    hear(...said)
  }
  addEventListener('error', ({ message }) => hear(message))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
}

const wishes: [query: string, name: string][] = [
  ['(prefers-reduced-motion: reduce)', 'reduced motion'],
  ['(prefers-contrast: more)', 'more contrast'],
  ['(prefers-color-scheme: light)', 'light colours'],
  ['(forced-colors: active)', 'forced colours'],
]

async function known(
  { story, path }: ReportAsk,
  errors: string[],
): Promise<Known> {
  // Every machine, for the one that is shown: not before someone reports.
  const { tours } = await import('../explorer/tours.ts')
  return {
    explored: exploredAt(tours, story, path),
    errors,
    browser: navigator.userAgent,
    viewport: `${innerWidth} × ${innerHeight} at ${devicePixelRatio}×`,
    wishes: wishes
      .filter(([query]) => matchMedia(query).matches)
      .map(([, name]) => name),
  }
}

/** Answers the bug report button, which stands in another frame. */
export async function answerReports() {
  const errors = createErrors()
  hearErrors(errors.hear)
  const channel = await addons.ready()
  channel.on(CURRENT_STORY_WAS_SET, errors.forget)
  channel.on(askReport, async (ask: ReportAsk) => {
    const answer: ReportAnswer = { ask, known: await known(ask, errors.list()) }
    channel.emit(answerReport, answer)
  })
}
