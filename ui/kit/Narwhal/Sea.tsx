/** A colour beside the narwhal's own: hue shift, saturation, lightness. */
export type Tint = (
  shift: number,
  saturation: number,
  lightness: number,
) => string

export interface SkyProps {
  tint: Tint
  /** The moon's radius. */
  moon: number
  crescent: boolean
}

/** Draws the night behind the narwhal. */
export function Sky({ tint, moon, crescent }: SkyProps) {
  const night = tint(-8, 48, 15)
  return (
    <>
      <path fill={night} d="M0 0h320v280H0z" />
      <g fill="#FFE9B3">
        <circle cx="86" cy="62" r={moon} />
        <circle cx="28" cy="34" r="2" />
        <circle cx="150" cy="26" r="1.6" />
        <circle cx="196" cy="58" r="2.4" />
        <circle cx="262" cy="30" r="1.6" />
        <circle cx="298" cy="96" r="2" />
        <circle cx="34" cy="92" r="1.4" />
        <circle cx="238" cy="78" r="1.2" />
      </g>
      {crescent ? (
        <circle
          cx={86 + moon * 0.42}
          cy={62 - moon * 0.2}
          r={moon * 0.86}
          fill={night}
        />
      ) : null}
      <path
        fill={tint(-26, 52, 27)}
        d="M0 190q27-20 54 0t54 0 54 0 54 0 54 0 54 0v90H0z"
      />
    </>
  )
}

/** Draws the waves before it. */
export function Waves({ tint }: { tint: Tint }) {
  return (
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
  )
}
