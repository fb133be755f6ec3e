import { useId } from 'react'
import { moods, type NarwhalMood } from './moods.tsx'
import * as styles from './Narwhal.css.ts'
import type { Tint } from './Sea.tsx'

export interface AnimalProps {
  mood: NarwhalMood
  tint: Tint
}

const body =
  'M64 176c6-50 52-86 108-84 52 2 88 34 88 78 0 42-42 66-100 66-52 0-92-20-96-60Z'
const tail =
  'M78 190c-20-4-36-20-42-40C18 148 6 132 8 112c16-2 30 6 36 20 4-16 16-28 34-30 4 20-4 36-18 46 8 16 20 24 34 24Z'
const tusk = 'M224 104 300 14l-56 106Z'

/** Draws the animal itself. */
export function Animal({ mood, tint }: AnimalProps) {
  const clip = useId()
  const { Face, Behind, Extra } = moods[mood]
  const mark = tint(-4, 62, 58)
  return (
    <g className={styles.swim}>
      <clipPath id={`${clip}body`}>
        <path d={body} />
      </clipPath>
      <clipPath id={`${clip}tusk`}>
        <path d={tusk} />
      </clipPath>
      <path d={tail} fill={tint(0, 70, 66)} />
      {Behind ? <Behind /> : null}
      <path d={tusk} fill="#FFE9B3" />
      <path
        clipPath={`url(#${clip}tusk)`}
        stroke="#D69E3A"
        strokeWidth="4"
        fill="none"
        d="m226 92 26 18M238 76l24 16M252 60l20 14M264 44l18 12M276 30l14 10"
      />
      <path d={body} fill={tint(0, 74, 70)} />
      <g clipPath={`url(#${clip}body)`} fill={mark}>
        <path d="M52 186c60 26 150 24 216-18v84H52Z" fill={tint(6, 60, 94)} />
        <circle cx="120" cy="120" r="9" />
        <circle cx="146" cy="106" r="6" />
        <circle cx="100" cy="144" r="6" />
        <circle cx="158" cy="128" r="5" />
        <circle cx="132" cy="146" r="4.5" />
      </g>
      <path d="M138 186c-14 18-12 44 8 58 16-14 20-38 8-56Z" fill={mark} />
      <Face ink={tint(0, 60, 16)} />
      <ellipse cx="196" cy="182" rx="11" ry="7" fill="#FF8FA3" opacity="0.75" />
      {Extra ? <Extra /> : null}
    </g>
  )
}
