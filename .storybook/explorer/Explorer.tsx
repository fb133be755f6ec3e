import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { ChartLayout } from './chart/layout.types.ts'
import { ZoomedChart } from './chart/ZoomedChart.tsx'
import * as styles from './Explorer.css.ts'
import { createEngine, sceneAt } from './engine.ts'
import { activeIds } from './names.ts'
import { Context } from './panels/Context.tsx'
import { Copy } from './panels/Copy.tsx'
import { Events } from './panels/Events.tsx'
import { InWords } from './panels/InWords.tsx'
import { Log } from './panels/Log.tsx'
import { Sequence } from './panels/Sequence.tsx'
import { Where } from './panels/Where.tsx'
import { pasteTest } from './pasteTest.ts'
import type { PlacedTour, Render } from './tour.ts'
import { useSharedPath } from './useSharedPath.ts'

export interface ExplorerProps {
  tour: PlacedTour
  layout: ChartLayout
  // biome-ignore lint/suspicious/noExplicitAny: a view of its own machine, whichever
  render: Render<any>
  /** Choices from the start to the state that is shown, as `0-4-1`. @default '' */
  path?: string | undefined
  /** Tells the path to here, for the URL. */
  onPath?: (path: string) => void
}

/** A machine at work: what people see, its chart, and all that can happen. */
export function Explorer({
  tour,
  layout,
  render,
  path = '',
  onPath,
}: ExplorerProps) {
  const [engine] = useState(() => createEngine(tour, path))
  const scene = useSyncExternalStore(
    engine.subscribe,
    engine.getScene,
    engine.getScene,
  )
  const { snapshot, choices, log, position, taken, latest } = scene

  // Nothing of it runs on behind the next story; React may also take it apart
  // and put it together again.
  useEffect(() => {
    engine.start()
    return engine.stop
  }, [engine])

  const told = useSharedPath(engine, path, onPath)

  const id = tour.machine.id
  const active = useMemo(() => activeIds(snapshot._nodes), [snapshot])
  const [start] = useState(() => sceneAt(tour).snapshot.value)
  return (
    <div className={styles.root}>
      <section className={styles.stage} aria-label="What people see">
        {render(snapshot as never, (event: { type: string }) =>
          told(() => engine.send(event)),
        )}
      </section>
      <section className={styles.chart} aria-label="Statechart">
        <div className={styles.head}>
          <h2 className={styles.title}>{id}</h2>
          <span className={styles.state} role="status" data-explored-state>
            <Where value={snapshot.value} />
          </span>
        </div>
        <ZoomedChart
          layout={layout}
          title={id}
          active={active}
          taken={taken}
          latest={latest}
        />
        <InWords layout={layout} active={active} />
      </section>
      <div className={styles.side}>
        <section aria-label="What can happen">
          <Events
            machine={id}
            choices={choices}
            latest={log[position - 1]?.step.label}
            onTake={(index) => told(() => engine.take(index))}
          />
        </section>
        <section aria-label="What happened">
          <div className={styles.head}>
            <h3 className={styles.title}>Log</h3>
            <button
              type="button"
              className={styles.tool}
              onClick={() => told(() => engine.open(''))}
            >
              Start over
            </button>
            <Copy text={() => pasteTest(tour, start, log.slice(0, position))}>
              Copy this path as a test
            </Copy>
            <Copy text={() => top?.location.href ?? location.href}>
              Copy a link to here
            </Copy>
          </div>
          <Log
            start={start}
            log={log}
            position={position}
            onGoTo={(to) => told(() => engine.goTo(to))}
          />
          <Sequence machine={id} log={log.slice(0, position)} />
        </section>
        <section aria-label="What it knows">
          <h3 className={styles.title}>Context</h3>
          <Context value={snapshot.context} />
        </section>
      </div>
    </div>
  )
}
