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

type Metric = AnalyticsTimeseries['metric']
type Step = AnalyticsTimeseries['step']

/** What the page is asked for: all of it is in its address. */
export interface Question {
  /** A past moment; now where missing. */
  block?: number | undefined
  exclude: 'contracts' | 'none'
  /** Whose page it is, as somebody wrote it. */
  holder?: string | undefined
  metric: Metric
  step: Step
  /** The beginning of an address. */
  search: string
  /** The card that somebody pointed at. */
  card?: string | undefined
}

const block = /^(0|[1-9][0-9]{0,9})$/
/** As the contract has it: a block is a number of 31 bits. */
const lastBlock = 2 ** 31 - 1
const addressStart = /^0x[0-9a-fA-F]{0,40}$/

const oneOf = <T extends string>(
  known: readonly T[],
  said: string | null,
  otherwise: T,
) => known.find((each) => each === said) ?? otherwise

/** Reads the address; what makes no sense counts as not said. */
export function parseQuestion(search: string): Question {
  const said = new URLSearchParams(search)
  const at = said.get('block') ?? ''
  const holder = said.get('holder')
  const card = said.get('card')
  const start = said.get('q') ?? ''
  return {
    ...(block.test(at) && Number(at) <= lastBlock && { block: Number(at) }),
    exclude: said.get('exclude') === 'none' ? 'none' : 'contracts',
    ...(holder !== null && { holder }),
    metric: oneOf<Metric>(seriesMetrics, said.get('metric'), 'holders'),
    step: oneOf<Step>(seriesSteps, said.get('step'), 'day'),
    search: addressStart.test(start) ? start : '',
    ...(card !== null && { card }),
  }
}

const queryOf = (parts: Record<string, string | number | undefined>) => {
  const said = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  )
  return said.length > 0 ? `?${new URLSearchParams(said)}` : ''
}

/** Writes the address of a question; what is usual is not said. */
export const formatQuestion = (question: Question) =>
  queryOf({
    block: question.block,
    exclude: question.exclude === 'none' ? 'none' : undefined,
    holder: question.holder,
    metric: question.metric === 'holders' ? undefined : question.metric,
    step: question.step === 'day' ? undefined : question.step,
    q: question.search,
    card: question.card,
  })

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
