import { redact } from '../redact.ts'
import * as styles from './panels.css.ts'

const isBranch = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0

/** A picture in the context is a page of letters. */
const short = (text: string) =>
  text.length > 120 ? `${text.slice(0, 80)}…` : text

function Leaf({ name, value }: { name: string; value: unknown }) {
  return (
    <li className={styles.leaf}>
      <span className={styles.key}>{name}</span>
      <span className={styles.datum}>
        {short(JSON.stringify(value) ?? 'undefined')}
      </span>
    </li>
  )
}

function Branch({ value }: { value: object }) {
  return (
    <ul className={styles.tree}>
      {Object.entries(value).map(([name, each]) =>
        isBranch(each) ? (
          <li key={name}>
            <details open>
              <summary className={styles.key}>{name}</summary>
              <Branch value={each} />
            </details>
          </li>
        ) : (
          <Leaf key={name} name={name} value={each} />
        ),
      )}
    </ul>
  )
}

/** What the machine knows, as a tree; secrets are blotted out. */
export function Context({ value }: { value: unknown }) {
  const shown = redact(value)
  return isBranch(shown) ? (
    <Branch value={shown} />
  ) : (
    <p className={styles.note}>It knows nothing besides its state.</p>
  )
}
