import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import * as styles from './Segmented.css.ts'

export interface SegmentedProps<T extends string> {
  legend: ReactNode
  options: readonly T[]
  /** Missing while none was chosen. */
  value: T | undefined
  names: Record<T, string>
  icons?: Record<T, LucideIcon>
  onChange: (value: T) => void
}

/**
 * Offers a few words, of which one holds.
 *
 * @use for two to four short words of which one holds at once: a range, a sort,
 * a theme.
 * @avoid in a form that is sent later: a RadioGroup. For places with an
 * address: TabLinks.
 */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { legend, options, value, names, icons, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => {
          const Icon: LucideIcon | undefined = icons?.[option]
          return (
            <label key={option} className={styles.choice}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                checked={option === value}
                onChange={() => onChange(option)}
              />
              {Icon ? <Icon size={16} aria-hidden /> : null}
              {names[option]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
