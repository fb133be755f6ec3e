import type { ChartLayout } from '../chart/layout.types.ts'
import * as styles from './panels.css.ts'

export interface InWordsProps {
  layout: ChartLayout
  active: ReadonlySet<string>
}

/** The chart for those who do not see it: every state, and every way out. */
export function InWords({ layout, active }: InWordsProps) {
  const { nodes, edges } = layout
  const nameOf = (id: string) => id.split('.').slice(1).join('.')
  return (
    <details className={styles.words}>
      <summary>The chart in words</summary>
      <ul>
        {nodes.map(({ id, kind }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong>
            {kind === 'final' ? ', the end' : ''}
            {active.has(id) ? ', active now' : ''}
            <ul>
              {edges
                .filter(({ from }) => from === id)
                .map(({ key, to, labels, guards }) => (
                  <li key={key}>
                    {labels.join(' or ')} leads to {nameOf(to)}
                    {guards.length > 0 ? `, if ${guards.join(' or ')}` : ''}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  )
}
