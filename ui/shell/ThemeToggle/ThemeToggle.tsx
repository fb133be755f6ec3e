import { ui } from '@narwhal-club/core/messages'
import { ChevronDown, Moon, Sun } from 'lucide-react'
import { IconButton } from '../../kit/IconButton/IconButton.tsx'
import { Popover } from '../../kit/Popover/Popover.tsx'
import { toggledTheme } from '../../theme/theme.ts'
import type { DisplayProps } from '../DisplayOptions/DisplayOptions.tsx'
import { LazyDisplayOptions } from '../DisplayOptions/LazyDisplayOptions.tsx'
import * as styles from './ThemeToggle.css.ts'

export type ThemeToggleProps = DisplayProps

/**
 * Switches between light and dark (R2.15). Beside it, on wide screens, the rest
 * of the display options; on narrow ones they are in the menu.
 *
 * @use once, in the Header.
 * @avoid on a page: the choice holds for all of them.
 */
export function ThemeToggle(props: ThemeToggleProps) {
  const next = toggledTheme(props.theme)
  const { display } = ui
  return (
    <div className={styles.root}>
      <IconButton
        label={next === 'light' ? display.toLight : display.toDark}
        onClick={() => props.onThemeChange(next)}
      >
        {next === 'light' ? (
          <Sun size={18} aria-hidden />
        ) : (
          <Moon size={18} aria-hidden />
        )}
      </IconButton>
      <div className={styles.more}>
        <Popover
          trigger={(trigger) => (
            <button
              type="button"
              className={styles.caret}
              aria-label={display.more}
              {...trigger}
            >
              <ChevronDown size={14} aria-hidden />
            </button>
          )}
        >
          {() => <LazyDisplayOptions {...props} />}
        </Popover>
      </div>
    </div>
  )
}
