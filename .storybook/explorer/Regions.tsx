import { useState } from 'react'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { type RegionState, regionsOf } from './names.ts'
import * as styles from './Regions.css.ts'

export interface RegionsProps {
  /** Where the machine's stories are: `Machines/Session`. */
  kind: string
  states: { name: string; title: string; value: unknown }[]
}

interface Known {
  /** Where its story is, from within the preview. */
  href: string
  title: string
  regions: RegionState[]
}

const stateIn = ({ regions }: Known, region: string) =>
  regions.find((each) => each.region === region)?.state

const different = (values: (string | undefined)[]) => [
  ...new Set(values.filter((value) => value !== undefined)),
]

function Choice(props: {
  label: string
  value: string
  regions: string[]
  onChoose: (region: string) => void
}) {
  const { label, value, regions, onChoose } = props
  return (
    <label className={styles.choice}>
      {label}
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        {regions.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </select>
    </label>
  )
}

/** Two regions against each other: what can be at the same time, and what cannot. */
function Product({ known, regions }: { known: Known[]; regions: string[] }) {
  const [first = '', second = ''] = regions
  const [down, setDown] = useState(first)
  const [across, setAcross] = useState(second)
  const rows = different(known.map((each) => stateIn(each, down)))
  const columns = different(known.map((each) => stateIn(each, across)))
  const meeting = (row: string, column: string) =>
    known.find(
      (each) => stateIn(each, down) === row && stateIn(each, across) === column,
    )
  return (
    <section aria-label="Two regions at a time">
      <h2 className={styles.title}>Two regions at a time</h2>
      <div className={styles.choices}>
        <Choice
          label="Down"
          value={down}
          regions={regions.filter((region) => region !== across)}
          onChoose={setDown}
        />
        <Choice
          label="Across"
          value={across}
          regions={regions.filter((region) => region !== down)}
          onChoose={setAcross}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label="The matrix">
        <table className={styles.table}>
          <caption className={styles.caption}>
            {`What ${down} and ${across} can be at the same time`}
          </caption>
          <thead>
            <tr>
              <td className={styles.cell} />
              {columns.map((column) => (
                <th key={column} scope="col" className={styles.cell}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row" className={styles.cell}>
                  {row}
                </th>
                {columns.map((column) => {
                  const met = meeting(row, column)
                  return (
                    <td key={column} className={styles.cell}>
                      {met ? (
                        <a
                          className={styles.link}
                          href={met.href}
                          target="_top"
                          aria-label={`open ${row} and ${column}`}
                        >
                          open
                        </a>
                      ) : (
                        <span className={styles.never}>never</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

/** A machine's regions apart, each state with a story that shows it. */
export function Regions({ kind, states }: RegionsProps) {
  const known = states.map(({ name, title, value }) => ({
    href: `./?path=/story/${toId(kind, storyNameFromExport(name))}`,
    title,
    regions: regionsOf(value),
  }))
  const regions = different(
    known.flatMap((each) => each.regions.map(({ region }) => region)),
  )
  return (
    <main className={styles.root}>
      <div className={styles.regions}>
        {regions.map((region) => (
          <section key={region} aria-label={region}>
            <h2 className={styles.title}>{region}</h2>
            <ul className={styles.list}>
              {different(known.map((each) => stateIn(each, region))).map(
                (state) => {
                  const shown = known.find(
                    (each) => stateIn(each, region) === state,
                  )
                  return (
                    <li key={state}>
                      <a
                        className={styles.link}
                        href={shown?.href}
                        target="_top"
                      >
                        {state}
                      </a>
                    </li>
                  )
                },
              )}
            </ul>
          </section>
        ))}
      </div>
      {regions.length > 1 ? <Product known={known} regions={regions} /> : null}
    </main>
  )
}
