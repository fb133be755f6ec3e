import { color } from '../../../ui/theme/contract.css.ts'
import { Chart } from './Chart.tsx'
import type { ChartLayout } from './layout.types.ts'

/** Where the machine begins: not the first state of every group. */
function beginningOf({ nodes }: ChartLayout): Set<string> {
  const ids = new Set(nodes.map(({ id }) => id))
  const begins = new Set<string>()
  for (const { id, initial } of nodes) {
    const parent = id.slice(0, id.lastIndexOf('.'))
    if (initial && (!ids.has(parent) || begins.has(parent))) begins.add(id)
  }
  return begins
}

/** The chart by itself, in the theme of the product, for a page of words. */
export const StaticChart = ({
  layout,
  title,
}: {
  layout: ChartLayout
  title: string
}) => (
  <div
    style={{
      overflow: 'auto',
      padding: 16,
      borderRadius: 12,
      background: color.surface,
      border: `1px solid ${color.hairline}`,
    }}
  >
    <div style={{ inlineSize: layout.width }}>
      <Chart
        layout={layout}
        title={title}
        active={beginningOf(layout)}
        taken={new Map()}
        latest={new Set()}
        isFull={false}
      />
    </div>
  </div>
)
