import {
  type AnalyticsName,
  type AnalyticsTimeseries,
  type Ask,
  analyticsEndpoints,
  type CsvPart,
  type Surface,
  seriesMetrics,
  seriesSteps,
  urlOf,
} from '@narwhal-club/core/contract'
import { choice, createAddress, text, whole, wish } from '../../data/address.ts'

type Metric = AnalyticsTimeseries['metric']
type Step = AnalyticsTimeseries['step']

/** What the page is asked for: all of it is in its address. */
export interface Question {
  /** A past moment; now where missing. */
  block?: number | undefined
  exclude: 'contracts' | 'none'
  /** The holder the page is of, as the address bar has it. */
  holder?: string | undefined
  metric: Metric
  step: Step
  /** The beginning of an address. */
  search: string
  /** The card that a link points at. */
  card?: string | undefined
}

/** As the contract has it: a block is a number of 31 bits. */
const lastBlock = 2 ** 31 - 1

/** How a question stands in the address of the page. */
export const questionAddress = createAddress({
  block: whole('block', lastBlock),
  exclude: choice('exclude', ['contracts', 'none'], 'contracts'),
  holder: wish('holder'),
  metric: choice<Metric>('metric', seriesMetrics, 'holders'),
  step: choice<Step>('step', seriesSteps, 'day'),
  search: text('q', /^0x[0-9a-fA-F]{0,40}$/),
  card: wish('card'),
})

/** Reads the address; what makes no sense counts as not said. */
export const parseQuestion = (search: string): Question =>
  questionAddress.parse(search)

/** Writes the address of a question; what is usual is not said. */
export const formatQuestion = (question: Question) =>
  questionAddress.format(question)

/** What every call of the area is asked for a question; what is usual is not said. */
export const momentOf = ({
  block,
  exclude,
}: Pick<Question, 'block' | 'exclude'>) => ({
  block,
  exclude: exclude === 'none' ? exclude : undefined,
})

/** Where a call of the area goes. */
export const pathOf = <Name extends AnalyticsName>(
  name: Name,
  asked: Ask<Surface[Name]>,
) => urlOf(analyticsEndpoints[name], asked)

/** Where the same rows are as comma-separated values, or those of a part. */
export const csvOf = (path: string, part?: CsvPart) =>
  path.replace(/(?=\?|$)/, part ? `.${part}.csv` : '.csv')
