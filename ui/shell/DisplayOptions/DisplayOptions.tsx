import { displayOptions as display } from '@narwhal-club/core/messages'
import { Contrast, Moon, Rows2, Rows4, Sun } from 'lucide-react'
import { Segmented } from '../../kit/Segmented/Segmented.tsx'
import {
  type Density,
  densities,
  type Theme,
  themes,
} from '../../theme/theme.ts'
import * as styles from './DisplayOptions.css.ts'

export interface DisplayProps {
  theme: Theme
  density: Density
  onThemeChange: (theme: Theme) => void
  onDensityChange: (density: Density) => void
}

/**
 * Offers the three themes and the two densities.
 *
 * @use where a person looks for how the club is shown: behind the theme toggle,
 * and in the menu of a phone.
 * @avoid for settings of an account, which are the server’s.
 */
export function DisplayOptions(props: DisplayProps) {
  return (
    <div className={styles.root}>
      <Segmented
        legend={display.theme}
        options={themes}
        value={props.theme}
        names={display}
        icons={{ dark: Moon, light: Sun, contrast: Contrast }}
        onChange={props.onThemeChange}
      />
      <Segmented
        legend={display.density}
        options={densities}
        value={props.density}
        names={display}
        icons={{ comfortable: Rows2, compact: Rows4 }}
        onChange={props.onDensityChange}
      />
    </div>
  )
}
