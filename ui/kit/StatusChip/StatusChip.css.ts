import { keyframes, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

const pulse = keyframes({ '50%': { opacity: 0.35 } })

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minBlockSize: '28px',
  paddingBlock: '2px',
  paddingInline: '8px 10px',
  // Half of one line: a pill. Its corners cut no words where lines are more.
  borderRadius: '14px',
  background: color.raised,
  color: color.muted,
  fontSize: vars.type.small,
  fontWeight: 600,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-tone="active"]': { color: color.brand },
    '&[data-tone="success"]': { color: color.success },
    '&[data-tone="danger"]': { color: color.danger },
    '&[data-tone="warning"]': { color: color.warning },
    '&[data-tone="info"]': { color: color.info },
    '&[data-tone="turn"]': {
      background: color.sparkFill,
      color: color.sparkInk,
      boxShadow: `inset 0 0 0 1px ${color.sparkEdge}`,
    },
    '[data-theme="contrast"] &': { outline: `1px solid ${color.control}` },
  },
})
export const dot = style({
  flex: 'none',
  inlineSize: '8px',
  blockSize: '8px',
  marginInline: '3px',
  borderRadius: '50%',
  background: 'currentColor',
  animation: `${pulse} 2s ${vars.ease} infinite`,
})
