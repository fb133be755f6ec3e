import { Chart } from './Chart.tsx'
import type { ChartLayout } from './layout.types.ts'

/** The chart by itself, in the theme of the product, for a page of words. */
export const StaticChart = ({
  layout,
  title,
}: {
  layout: ChartLayout
  title: string
}) => (
  <div
    data-theme="dark"
    style={{
      overflow: 'auto',
      padding: 16,
      borderRadius: 12,
      background: '#171127',
    }}
  >
    <Chart
      layout={layout}
      title={title}
      active={
        new Set(
          layout.nodes.filter(({ initial }) => initial).map(({ id }) => id),
        )
      }
      taken={new Map()}
      latest={new Set()}
    />
  </div>
)
