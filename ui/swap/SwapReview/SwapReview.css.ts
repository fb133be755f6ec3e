import { globalStyle, style } from '@vanilla-extract/css'
import { leadsTo } from '../../kit/FootBar/FootBar.css.ts'
import { color, vars } from '../../theme/contract.css.ts'

/** In sight, the bar of a phone that leads here is gone. */
export const place = style({ minInlineSize: 0, viewTimelineName: leadsTo })
export const root = style({ display: 'grid', gap: vars.space.block })
export const effect = style({
  display: 'flex',
  gap: vars.space.snug,
  margin: 0,
  paddingBlockStart: vars.space.block,
  borderBlockStart: `1px solid ${color.hairline}`,
  color: color.muted,
  fontSize: vars.type.label,
})
export const note = style({
  margin: 0,
  color: color.muted,
  fontSize: vars.type.label,
})
export const warning = style({
  margin: 0,
  color: color.warning,
  fontSize: vars.type.label,
})
/** In a panel that scrolls by itself the act stays in sight. */
export const foot = style({
  display: 'grid',
  gap: vars.space.snug,
  '@media': {
    '(min-width: 721px)': {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: vars.space.snug,
      marginBlock: `calc(-1 * ${vars.space.snug})`,
      selectors: {
        '&:not(:first-child)': {
          borderBlockStart: `1px solid ${color.hairline}`,
        },
      },
      background: color.surface,
    },
  },
})
export const notes = style({
  display: 'grid',
  gap: vars.space.inline,
  color: color.muted,
  fontSize: vars.type.label,
  selectors: { '&:empty': { display: 'none' } },
})
export const refused = style([
  notes,
  { color: color.warning, overflowWrap: 'anywhere' },
])
export const all = style({
  display: 'grid',
  gap: vars.space.snug,
  justifyItems: 'start',
  selectors: { '&:disabled': { color: color.faint } },
})
globalStyle(`${all}:disabled button`, { cursor: 'not-allowed' })
export const plan = style({ display: 'grid', gap: vars.space.inline })
export const planTitle = style({
  margin: 0,
  font: `600 ${vars.type.label}/1.4 ${vars.font.body}`,
})
export const steps = style({
  display: 'grid',
  gap: vars.space.tight,
  margin: 0,
  paddingInlineStart: '1.6em',
  listStyle: 'decimal',
  color: color.muted,
  fontSize: vars.type.label,
  selectors: { '&::marker': { fontFamily: vars.font.mono } },
})
