import { CURRENT_STORY_WAS_SET } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { blot } from './blot.ts'
import { exploredAt } from './explored.ts'
import {
  answerReport,
  askReport,
  type Known,
  type ReportAsk,
} from './report.types.ts'

const most = 20
const textOf = (value: unknown) =>
  value instanceof Error ? `${value.name}: ${value.message}` : String(value)

/** Hears what the console is told from now on; it is told all the same. */
function hearErrors(tell: (text: string) => void) {
  const { error } = console
  console.error = (...said: unknown[]) => {
    tell(said.map(textOf).join(' '))
    error.apply(console, said)
  }
  addEventListener('error', ({ message }) => tell(message))
  addEventListener('unhandledrejection', ({ reason }) => tell(textOf(reason)))
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
    errors: errors.slice(-most),
    browser: navigator.userAgent,
    viewport: `${innerWidth} × ${innerHeight} at ${devicePixelRatio}×`,
    wishes: wishes
      .filter(([query]) => matchMedia(query).matches)
      .map(([, name]) => name),
  }
}

/** Answers the bug report button, which stands in another frame. */
export async function answerReports() {
  const errors: string[] = []
  hearErrors((text) => errors.push(blot(text)))
  const channel = await addons.ready()
  channel.on(CURRENT_STORY_WAS_SET, () => errors.splice(0))
  channel.on(askReport, async (ask: ReportAsk) => {
    channel.emit(answerReport, await known(ask, errors))
  })
}
