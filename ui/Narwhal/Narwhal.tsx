import { useId } from 'react'
import { moods, type NarwhalMood } from './moods.tsx'
import * as styles from './Narwhal.css.ts'

export interface NarwhalProps {
  /** `calm` greets, `lost` looks for a page, `asleep` waits. @default 'calm' */
  mood?: NarwhalMood
  /** Its colour, 0 to 359. @default 262 */
  hue?: number
  /** Only the animal, without its night sea. */
  bare?: boolean
}

const body =
  'M64 176c6-50 52-86 108-84 52 2 88 34 88 78 0 42-42 66-100 66-52 0-92-20-96-60Z'
const tail =
  'M78 190c-20-4-36-20-42-40C18 148 6 132 8 112c16-2 30 6 36 20 4-16 16-28 34-30 4 20-4 36-18 46 8 16 20 24 34 24Z'
const tusk = 'M224 104 300 14l-56 106Z'

/** Draws the club's narwhal at sea. Decorative: the words stand beside it. */
export function Narwhal({ mood = 'calm', hue = 262, bare }: NarwhalProps) {
  const clip = useId()
  const tint = (shift: number, saturation: number, lightness: number) =>
    `hsl(${(hue + shift + 360) % 360} ${saturation}% ${lightness}%)`
  const { Face, Extra, moon } = moods[mood]
  const ink = tint(0, 60, 16)
  return (
    <svg
      className={styles.root}
      viewBox={bare ? '0 0 320 250' : '0 0 320 280'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <defs>
        <clipPath id={`${clip}body`}>
          <path d={body} />
        </clipPath>
        <clipPath id={`${clip}tusk`}>
          <path d={tusk} />
        </clipPath>
      </defs>
      {bare ? null : (
        <>
          <path fill={tint(-8, 48, 15)} d="M0 0h320v280H0z" />
          <circle cx="86" cy="62" r={moon} fill="#FFE9B3" />
          <circle
            cx={86 + moon * 0.42}
            cy={62 - moon * 0.2}
            r={moon * 0.86}
            fill={tint(-8, 48, 15)}
            opacity={mood === 'asleep' ? 1 : 0}
          />
          <g fill="#FFE9B3">
            <circle cx="28" cy="34" r="2" />
            <circle cx="150" cy="26" r="1.6" />
            <circle cx="196" cy="58" r="2.4" />
            <circle cx="262" cy="30" r="1.6" />
            <circle cx="298" cy="96" r="2" />
            <circle cx="34" cy="92" r="1.4" />
            <circle cx="238" cy="78" r="1.2" />
          </g>
          <path
            fill={tint(-26, 52, 27)}
            d="M0 190q27-20 54 0t54 0 54 0 54 0 54 0 54 0v90H0z"
          />
        </>
      )}
      <g className={styles.swim}>
        <path d={tail} fill={tint(0, 70, 66)} />
        <path d={tusk} fill="#FFE9B3" />
        <g
          clipPath={`url(#${clip}tusk)`}
          stroke="#D69E3A"
          strokeWidth="4"
          fill="none"
        >
          <path d="m226 92 26 18M238 76l24 16M252 60l20 14M264 44l18 12M276 30l14 10" />
        </g>
        <path d={body} fill={tint(0, 74, 70)} />
        <g clipPath={`url(#${clip}body)`}>
          <path d="M52 186c60 26 150 24 216-18v84H52Z" fill={tint(6, 60, 94)} />
          <g fill={tint(-4, 62, 58)}>
            <circle cx="120" cy="120" r="9" />
            <circle cx="146" cy="106" r="6" />
            <circle cx="100" cy="144" r="6" />
            <circle cx="158" cy="128" r="5" />
            <circle cx="132" cy="146" r="4.5" />
          </g>
        </g>
        <path
          d="M138 186c-14 18-12 44 8 58 16-14 20-38 8-56Z"
          fill={tint(-4, 62, 58)}
        />
        <Face ink={ink} />
        <ellipse
          cx="196"
          cy="182"
          rx="11"
          ry="7"
          fill="#FF8FA3"
          opacity="0.75"
        />
      </g>
      {Extra ? <Extra ink={ink} /> : null}
      {bare ? null : (
        <>
          <path
            fill={tint(-30, 56, 34)}
            d="M0 232q27-16 54 0t54 0 54 0 54 0 54 0 54 0v48H0z"
          />
          <path
            fill={tint(-34, 60, 25)}
            d="M-20 256q30-14 60 0t60 0 60 0 60 0 60 0 60 0v24H-20z"
          />
        </>
      )}
    </svg>
  )
}
