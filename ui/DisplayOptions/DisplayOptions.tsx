import { ui } from '@narwhal-club/core/messages'
import {
  Contrast,
  type LucideIcon,
  Moon,
  Rows2,
  Rows4,
  Sun,
} from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type Density, densities, type Theme, themes } from '../theme/theme.ts'
import * as styles from './DisplayOptions.css.ts'

export interface DisplayProps {
  theme: Theme
  density: Density
  onThemeChange: (theme: Theme) => void
  onDensityChange: (density: Density) => void
}

const { display } = ui
const icons: Record<Theme | Density, LucideIcon> = {
  dark: Moon,
  light: Sun,
  contrast: Contrast,
  comfortable: Rows2,
  compact: Rows4,
}

interface ChoicesProps<T extends Theme | Density> {
  legend: ReactNode
  options: readonly T[]
  value: T
  onChange: (value: T) => void
}

function Choices<T extends Theme | Density>(props: ChoicesProps<T>) {
  const { legend, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {options.map((option) => {
          const Icon: LucideIcon = icons[option]
          return (
            <label key={option} className={styles.choice}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                checked={option === value}
                onChange={() => onChange(option)}
              />
              <Icon size={16} aria-hidden />
              {display[option]}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Offers the three themes and the two densities. */
export function DisplayOptions(props: DisplayProps) {
  return (
    <div className={styles.root}>
      <Choices
        legend={display.theme}
        options={themes}
        value={props.theme}
        onChange={props.onThemeChange}
      />
      <Choices
        legend={display.density}
        options={densities}
        value={props.density}
        onChange={props.onDensityChange}
      />
    </div>
  )
}
