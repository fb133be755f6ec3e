import { color, vars } from '../../ui/theme/contract.css.ts'
import {
  contrastRatio,
  minimum,
  type Pair,
  pairs,
} from '../../ui/theme/pairs.ts'
import { contrast, dark, light, type Palette } from '../../ui/theme/palette.ts'

const modes: [string, Palette, keyof typeof minimum][] = [
  ['dark', dark, 'standard'],
  ['light', light, 'standard'],
  ['high contrast', contrast, 'high'],
]

function Swatch({
  pair,
  palette,
  bar,
}: {
  pair: Pair
  palette: Palette
  bar: keyof typeof minimum
}) {
  const { ink, ground, kind } = pair
  const ratio = contrastRatio(palette[ink], palette[ground])
  const isText = kind === 'text'
  return (
    <td
      style={{
        background: palette[ground],
        // What is fit for an edge is shown as one, and need not be fit for words.
        color: palette[isText ? ink : 'text'],
        border: isText ? undefined : `3px solid ${palette[ink]}`,
        padding: '6px 12px',
      }}
      title={`${palette[ink]} on ${palette[ground]}, at least ${minimum[bar][kind]}`}
    >
      {ratio.toFixed(2)}
    </td>
  )
}

/** Every pair of ink and ground in use, with its ratio in each mode. */
export const Colours = () => (
  <table>
    <thead>
      <tr>
        <th>ink</th>
        <th>on</th>
        <th>for</th>
        {modes.map(([name]) => (
          <th key={name}>{name}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {pairs.map((pair) => (
        <tr key={`${pair.ink} ${pair.ground} ${pair.kind}`}>
          <td>{pair.ink}</td>
          <td>{pair.ground}</td>
          <td>{pair.kind}</td>
          {modes.map(([name, palette, bar]) => (
            <Swatch key={name} pair={pair} palette={palette} bar={bar} />
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

/** Sizes of type, by use. */
export const Type = () =>
  Object.entries(vars.type).map(([name, size]) => (
    <p
      key={name}
      style={{ fontSize: size, fontFamily: vars.font.display, margin: '8px 0' }}
    >
      {name}: where narwhal holders decide
    </p>
  ))

/** Distances, by use. */
export const Space = () =>
  Object.entries(vars.space).map(([name, size]) => (
    <div
      key={name}
      style={{
        display: 'flex',
        gap: 12,
        alignItems: 'center',
        margin: '6px 0',
      }}
    >
      <code style={{ inlineSize: 80 }}>{name}</code>
      <span
        style={{
          inlineSize: size,
          blockSize: 12,
          background: color.brandSolid,
        }}
      />
    </div>
  ))

/** How long things take; nothing moves for who asked for less motion. */
export const Motion = () => (
  <ul>
    {Object.keys(vars.time).map((name) => (
      <li key={name}>
        <code>{name}</code>:{' '}
        {getComputedStyle(document.documentElement).getPropertyValue(
          `--time-${name}`,
        )}
      </li>
    ))}
  </ul>
)
