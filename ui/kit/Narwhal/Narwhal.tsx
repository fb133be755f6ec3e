import { Animal } from './Animal.tsx'
import { moods, type NarwhalMood } from './moods.tsx'
import * as styles from './Narwhal.css.ts'
import { Sky, type Tint, Waves } from './Sea.tsx'

export interface NarwhalProps {
  /** `calm` greets, `lost` looks for a page, `asleep` waits. @default 'calm' */
  mood?: NarwhalMood
  /** Its colour, 0 to 359. @default 262 */
  hue?: number
  /** Only the animal, without its night sea. */
  bare?: boolean
}

/**
 * Draws the club's narwhal at sea. Decorative: the words stand beside it.
 *
 * @use where a page has room to breathe: nothing here, not found, welcome.
 * @avoid beside money, errors or a vote: there the words stand alone.
 */
export function Narwhal({ mood = 'calm', hue = 262, bare }: NarwhalProps) {
  const tint: Tint = (shift, saturation, lightness) =>
    `hsl(${(hue + shift + 360) % 360} ${saturation}% ${lightness}%)`
  return (
    <svg
      className={styles.root}
      viewBox={bare ? '0 0 320 250' : '0 0 320 280'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {bare ? (
        <Animal mood={mood} tint={tint} />
      ) : (
        <>
          <Sky
            tint={tint}
            moon={moods[mood].moon}
            crescent={mood === 'asleep'}
          />
          <g transform="translate(22 22) scale(0.87)">
            <Animal mood={mood} tint={tint} />
          </g>
          <Waves tint={tint} />
        </>
      )}
    </svg>
  )
}
