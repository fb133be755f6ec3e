import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gap: vars.space.snug,
  inlineSize: '340px',
  maxInlineSize: '100%',
  // Longer than the page it lies on, it is scrolled by itself.
  maxBlockSize: 'min(70vb, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { '(max-width: 639px)': { inlineSize: 'auto' } },
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.hair,
})
export const title = style({ flex: 1, fontSize: vars.type.lead })
export const rows = style({ display: 'grid', gap: vars.space.hair })
export const row = style({
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr)',
  columnGap: vars.space.tight,
  alignItems: 'baseline',
  minBlockSize: density.target,
  padding: vars.space.tight,
  borderRadius: vars.radius.control,
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.raised } },
})
export const mark = style({
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.pill,
  background: color.brand,
  selectors: { '&[data-read]': { visibility: 'hidden' } },
})
export const said = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const note = style({
  gridColumn: 2,
  color: color.muted,
  fontSize: vars.type.label,
  overflowWrap: 'anywhere',
})
export const bone = style({
  blockSize: '56px',
  borderRadius: vars.radius.control,
  background: color.sunken,
})
