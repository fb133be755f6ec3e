import { useState } from 'react'
import { sceneAt } from './engine.ts'
import * as styles from './Matrix.css.ts'
import type { PlacedTour, Render } from './tour.ts'

export interface MatrixProps {
  tour: PlacedTour
  // biome-ignore lint/suspicious/noExplicitAny: a view of its own machine, whichever
  render: Render<any>
  states: { title: string; path: string }[]
}

const themes = ['dark', 'light', 'contrast'] as const
const nothing = () => {}

function State({
  tour,
  render,
  path,
}: Omit<MatrixProps, 'states'> & { path: string }) {
  const [{ snapshot }] = useState(() => sceneAt(tour, path))
  return themes.map((theme) => (
    <div key={theme} data-theme={theme} className={styles.cell}>
      {render(snapshot as never, nothing)}
    </div>
  ))
}

/** Every state of a machine in every theme, as this width shows it. */
export const Matrix = ({ tour, render, states }: MatrixProps) => (
  <div className={styles.root}>
    {states.map(({ title, path }) => (
      <section key={title} className={styles.row} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.cells}>
          <State tour={tour} render={render} path={path} />
        </div>
      </section>
    ))}
  </div>
)
