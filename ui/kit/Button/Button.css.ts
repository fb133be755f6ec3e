import { style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.inline,
  minBlockSize: density.target,
  paddingBlock: vars.space.inline,
  paddingInline: '18px',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: 'none',
  color: color.text,
  fontSize: vars.type.body,
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textDecoration: 'none',
  transition: `background-color ${vars.time.hover} ${vars.ease}, border-color ${vars.time.hover} ${vars.ease}, transform ${vars.time.press} ${vars.ease}`,
  selectors: {
    '&:active': { transform: 'translateY(1px)' },
    '&[data-wide]': { inlineSize: '100%' },
    '&[data-variant="spark"]': {
      background: color.sparkFill,
      borderColor: color.sparkEdge,
      color: color.sparkInk,
    },
    '&[data-variant="spark"]:hover': {
      background: `color-mix(in oklab, ${color.sparkFill}, white 28%)`,
    },
    '&[data-variant="solid"]': {
      background: color.brandSolid,
      // Brand solid is under 3:1 on raised grounds without its lighter edge.
      borderColor: color.brand,
      color: color.onBrand,
    },
    '&[data-variant="solid"]:hover': {
      background: `color-mix(in oklab, ${color.brandSolid}, black 12%)`,
    },
    '&[data-variant="quiet"]': { borderColor: color.control },
    '&[data-variant="quiet"]:hover': {
      background: color.raised,
      borderColor: color.brand,
    },
    '&[data-variant="danger"]': {
      borderColor: color.danger,
      color: color.danger,
    },
    '&[data-variant="danger"]:hover': {
      background: `color-mix(in oklab, ${color.danger}, transparent 88%)`,
    },
    '&[data-variant="bare"]': { color: color.brand, paddingInline: '8px' },
    '&[data-variant="bare"]:hover': { background: color.raised },
    '&[data-variant="ink"]': {
      background: color.sparkInk,
      color: color.sparkFill,
    },
    '&[data-variant="ink"]:hover': {
      background: `color-mix(in oklab, ${color.sparkInk}, black 45%)`,
    },
    '&[data-variant="ink"]:focus-visible': { outlineColor: color.sparkInk },
    '&:disabled': {
      background: color.raised,
      borderColor: color.hairline,
      color: color.faint,
      cursor: 'not-allowed',
      transform: 'none',
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&:active': { transform: 'none' } },
    },
  },
})
