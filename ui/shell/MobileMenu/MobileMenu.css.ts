import { keyframes, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { wide } from '../../theme/media.ts'

const appear = keyframes({
  from: { opacity: 0, transform: 'translateY(-8px)' },
})

export const root = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  zIndex: 30,
  maxBlockSize: 'calc(100dvb - 72px)',
  overflowY: 'auto',
  borderBlockEnd: `1px solid ${color.hairline}`,
  background: color.surface,
  boxShadow: color.shadow,
  animation: `${appear} ${vars.time.hover} ${vars.ease}`,
  '@media': { [wide]: { display: 'none' } },
})
export const inner = style({
  display: 'grid',
  gap: vars.space.block,
  paddingBlock: vars.space.snug,
  paddingBlockEnd: vars.space.pad,
})
export const links = style({ display: 'grid', marginInline: '-12px' })
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.inline,
  minBlockSize: `max(48px, ${density.target})`,
  paddingInline: vars.space.snug,
  borderRadius: vars.radius.control,
  color: color.muted,
  fontWeight: 500,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-current]': { color: color.text, background: color.raised },
  },
})
export const display = style({
  paddingBlockStart: vars.space.block,
  borderBlockStart: `1px solid ${color.hairlineSoft}`,
})
