import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

const travel = keyframes({ to: { strokeDashoffset: -100 } })

export const stage = style({
  display: 'grid',
  gap: vars.space.snug,
  justifyItems: 'center',
  textAlign: 'center',
  paddingBlockStart: vars.space.snug,
  selectors: {
    // Nothing else to say: the sentence stands in the middle.
    '&:has(+ [data-ending])': { marginBlock: 'auto' },
  },
})
export const said = style({
  color: color.muted,
  maxInlineSize: '32ch',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
})

export const orb = style({
  position: 'relative',
  inlineSize: '96px',
  blockSize: '96px',
  marginBlockEnd: vars.space.inline,
  borderRadius: '30px',
  display: 'grid',
  placeItems: 'center',
  background: color.raised,
  color: color.brand,
  transition: `color ${vars.time.state} ${vars.ease}`,
  selectors: {
    '&[data-tone="quiet"]': { color: color.muted },
    '&[data-tone="warning"]': { color: color.warning },
    '&[data-tone="danger"]': { color: color.danger },
    '&[data-tone="info"]': { color: color.info },
    '&[data-tone="success"]': { color: color.success },
  },
})
export const picture = style({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: vars.radius.input,
})
export const ring = style({
  position: 'absolute',
  inset: '-7px',
  inlineSize: '110px',
  blockSize: '110px',
  fill: 'none',
})
export const track = style({ stroke: color.hairline, strokeWidth: 2 })
export const trace = style({
  stroke: color.brand,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeDasharray: '28 72',
  animation: `${travel} 1600ms linear infinite`,
  selectors: {
    '[data-ring="full"] &': {
      stroke: color.success,
      strokeDasharray: 'none',
      animation: 'none',
    },
  },
})
export const badge = style({
  position: 'absolute',
  insetInlineEnd: '-8px',
  insetBlockEnd: '-8px',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: '50%',
  border: `1px solid ${color.hairline}`,
  background: color.surface,
  color: color.muted,
  selectors: {
    '[data-tone="success"] &': { color: color.success },
    '[data-tone="warning"] &': { color: color.warning },
    '[data-tone="danger"] &': { color: color.danger },
  },
})

export const well = style({
  display: 'grid',
  gap: '10px',
  padding: '14px 16px',
  borderRadius: vars.radius.input,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  fontSize: vars.type.label,
})
export const point = style({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr)',
  gap: '10px',
  alignItems: 'start',
})
export const pointIcon = style({ marginBlockStart: '3px', color: color.faint })

export const facing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 24px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '10px',
  textAlign: 'center',
  fontSize: vars.type.label,
})
export const side = style({
  display: 'grid',
  gap: '2px',
  padding: '14px 8px',
  borderRadius: vars.radius.input,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
  selectors: {
    '&[data-aim]': { boxShadow: `inset 0 0 0 1px ${color.control}` },
  },
})
export const term = style({ color: color.faint })
export const fact = style({ fontWeight: 600, overflowWrap: 'anywhere' })
export const arrow = style({ justifySelf: 'center', color: color.faint })

export const note = style({
  color: color.muted,
  fontSize: vars.type.label,
  textAlign: 'center',
  textWrap: 'balance',
})
export const hint = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'flex-start',
  color: color.muted,
  fontSize: vars.type.label,
})
export const hintIcon = style({ flex: 'none', marginBlockStart: '2px' })
export const ending = style({
  display: 'grid',
  gap: vars.space.inline,
  marginBlockStart: 'auto',
})
