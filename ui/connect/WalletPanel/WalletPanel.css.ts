import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const muted = style({ color: color.muted })
export const wallets = style({ display: 'grid', gap: vars.space.inline })
export const wallet = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  gap: '14px',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: '64px',
  paddingBlock: vars.space.inline,
  paddingInline: vars.space.block,
  border: `1px solid ${color.hairline}`,
  borderRadius: vars.radius.input,
  background: color.raised,
  color: color.text,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  transition: `border-color ${vars.time.hover} ${vars.ease}`,
  selectors: { '&:hover': { borderColor: color.control } },
})
export const note = style({
  display: 'block',
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: 400,
})
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: '10px',
  overflow: 'hidden',
  background: color.surface,
  color: color.brand,
})
export const go = style({ color: color.faint })
export const what = style({ color: color.muted, fontSize: vars.type.label })
export const question = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: density.target,
  paddingInline: vars.space.inline,
  marginInlineStart: '-8px',
  borderRadius: vars.radius.control,
  color: color.brand,
  fontSize: vars.type.body,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&:hover': { background: color.raised },
    '&::-webkit-details-marker': { display: 'none' },
  },
})
export const answer = style({ paddingBlock: vars.space.tight })
export const links = style({ display: 'grid', gap: vars.space.inline })
export const external = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
  padding: '8px 18px',
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.control,
  color: color.text,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: {
    '&:hover': { background: color.raised, borderColor: color.brand },
  },
})
export const lead = style({
  background: color.brandSolid,
  borderColor: color.brand,
  color: color.onBrand,
  selectors: {
    '&:hover': {
      background: `color-mix(in oklab, ${color.brandSolid}, black 12%)`,
    },
  },
})
export const install = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.block}`,
  color: color.muted,
  fontSize: vars.type.label,
})
export const installLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minBlockSize: density.target,
})
