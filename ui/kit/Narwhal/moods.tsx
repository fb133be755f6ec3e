import type { ReactNode } from 'react'

export type NarwhalMood = 'calm' | 'lost' | 'asleep'

interface PartProps {
  ink: string
}

interface Mood {
  Face: (props: PartProps) => ReactNode
  /** What is behind the tusk, and what is before everything. */
  Behind?: () => ReactNode
  Extra?: () => ReactNode
  /** The moon's radius. */
  moon: number
}

const stroke = { fill: 'none', strokeWidth: 4, strokeLinecap: 'round' } as const

/** One half of the lifebuoy, across the tusk. */
function Buoy({ arc }: { arc: string }) {
  return (
    <g
      transform="translate(270 58) rotate(34)"
      fill="none"
      strokeWidth="13"
      strokeLinecap="round"
    >
      <path d={arc} stroke="#F4F0FF" />
      <path
        d={arc}
        stroke="#FF7A90"
        strokeLinecap="butt"
        pathLength="6"
        strokeDasharray="1 1"
      />
    </g>
  )
}

/** How each mood looks. */
export const moods: Record<NarwhalMood, Mood> = {
  calm: {
    moon: 30,
    Face: ({ ink }) => (
      <>
        <circle cx="208" cy="156" r="9" fill={ink} />
        <circle cx="211" cy="152.5" r="3" fill="#fff" />
        <path d="M222 180q12 8 22-3" stroke={ink} {...stroke} />
      </>
    ),
  },
  lost: {
    moon: 24,
    Face: ({ ink }) => (
      <>
        <circle cx="206" cy="154" r="14" fill="#fff" />
        <circle cx="210" cy="149" r="7" fill={ink} />
        <circle cx="212" cy="146.5" r="2.2" fill="#fff" />
        <path d="M190 132q12-10 26-4" stroke={ink} {...stroke} />
        <circle cx="236" cy="180" r="5" fill={ink} />
      </>
    ),
    // A lifebuoy that the tusk caught.
    Behind: () => <Buoy arc="M-30 0A30 12 0 0 1 30 0" />,
    Extra: () => <Buoy arc="M-30 0A30 12 0 0 0 30 0" />,
  },
  asleep: {
    moon: 28,
    Face: ({ ink }) => (
      <>
        <path d="M196 156q12 10 24 0" stroke={ink} {...stroke} />
        <path d="M226 182q8 5 15-1" stroke={ink} {...stroke} />
      </>
    ),
    Extra: () => (
      <g stroke="#FFE9B3" {...stroke} strokeWidth="3.5" strokeLinejoin="round">
        <path d="M188 84h14l-14 16h14" />
        <path d="M166 56h10l-10 12h10" />
        <path d="M152 34h7l-7 9h7" />
      </g>
    ),
  },
}
