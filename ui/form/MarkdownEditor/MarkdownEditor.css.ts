import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { phone } from '../../theme/media.ts'

export const root = style({
  border: `1px solid ${color.control}`,
  borderRadius: vars.radius.input,
  background: color.sunken,
  selectors: {
    '&:hover': { borderColor: color.brand },
    '&[data-invalid]': {
      borderColor: color.danger,
      boxShadow: `inset 0 0 0 1px ${color.danger}`,
    },
  },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.tight,
  padding: vars.space.tight,
  borderBlockEnd: `1px solid ${color.hairline}`,
})
export const tabs = style({ display: 'flex', gap: vars.space.tight })
export const tab = style({
  minBlockSize: density.target,
  paddingInline: vars.space.block,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.muted,
  fontSize: vars.type.label,
  fontWeight: 600,
  selectors: {
    '&:hover': { color: color.text },
    '&[aria-selected="true"]': {
      background: color.raised,
      color: color.text,
      boxShadow: `inset 0 0 0 1px ${color.control}`,
    },
  },
})
export const tools = style({
  display: 'flex',
  '@media': {
    // Eight do not stand in one line there: two rows of four.
    [phone]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      inlineSize: '100%',
      justifyItems: 'center',
    },
  },
})
export const area = style({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: '12lh',
  maxBlockSize: '70vb',
  padding: vars.space.block,
  border: 0,
  borderRadius: `0 0 ${vars.radius.input} ${vars.radius.input}`,
  background: 'none',
  color: color.text,
  fontSize: '1rem',
  lineHeight: 1.6,
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: {
    '&:disabled': { color: color.faint, cursor: 'not-allowed' },
    '&:read-only': { background: color.raised },
  },
})
export const preview = style({
  minBlockSize: '12lh',
  padding: vars.space.block,
  borderRadius: `0 0 ${vars.radius.input} ${vars.radius.input}`,
})
export const nothing = style({ color: color.faint })
