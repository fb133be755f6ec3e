import { useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
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

/**
 * States by what they look like: of several regions, one may go on unseen behind
 * every state of another.
 */
function looksOf({ tour, render, states }: MatrixProps) {
  const looks = new Map<string, MatrixProps['states']>()
  for (const state of states) {
    const { snapshot } = sceneAt(tour, state.path)
    const look = renderToStaticMarkup(render(snapshot as never, nothing))
    looks.set(look, [...(looks.get(look) ?? []), state])
  }
  return [...looks.values()]
}

/** Every look of a machine in every theme, as this width shows it. */
export const Matrix = (props: MatrixProps) => {
  const [looks] = useState(() => looksOf(props))
  return (
    <div className={styles.root}>
      {looks.map((alike) => {
        const [{ title, path } = { title: '', path: '' }] = alike
        return (
          <section key={title} className={styles.row} aria-label={title}>
            <h2 className={styles.title}>
              {alike.map((state) => (
                <span key={state.title} className={styles.name}>
                  {state.title}
                </span>
              ))}
            </h2>
            <div className={styles.cells}>
              <State tour={props.tour} render={props.render} path={path} />
            </div>
          </section>
        )
      })}
    </div>
  )
}
