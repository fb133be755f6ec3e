import { type RefObject, useState } from 'react'
import { useInView } from '../useInView.ts'
import { Chart, type ChartProps } from './Chart.tsx'
import { Overview } from './Overview.tsx'
import { useZoom } from './useZoom.ts'
import * as styles from './ZoomedChart.css.ts'

type ZoomedChartProps = Omit<ChartProps, 'isFull'>

/** A chart in its panel: as large as can be read, nearer and farther, with a map. */
export function ZoomedChart(props: ZoomedChartProps) {
  const { layout, title, active } = props
  const { scale, isLarger, act, outer } = useZoom(layout)
  const [isFull, setFull] = useState(false)
  const frame: RefObject<HTMLElement | null> = useInView(active, scale)
  return (
    <>
      <fieldset className={styles.tools} aria-label="How the chart is drawn">
        <button
          type="button"
          className={styles.tool}
          aria-label="Smaller"
          onClick={() => act({ type: 'farther' })}
        >
          −
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label="Fit all of the chart"
          onClick={() => act({ type: 'whole' })}
        >
          Fit
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-label="Larger"
          onClick={() => act({ type: 'closer' })}
        >
          +
        </button>
        <button
          type="button"
          className={styles.tool}
          aria-pressed={isFull}
          onClick={() => setFull(!isFull)}
        >
          All arrows
        </button>
      </fieldset>
      <div ref={outer} className={styles.outer}>
        <section
          ref={frame}
          className={styles.frame}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          aria-label={`Chart of ${title}, scrollable`}
        >
          <div style={{ inlineSize: Math.floor(layout.width * scale) }}>
            <Chart {...props} isFull={isFull} />
          </div>
        </section>
        {isLarger ? (
          <div className={styles.map}>
            <Overview
              layout={layout}
              active={active}
              frame={frame}
              scale={scale}
            />
          </div>
        ) : null}
      </div>
    </>
  )
}
