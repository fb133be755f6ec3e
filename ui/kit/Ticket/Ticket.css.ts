import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, density, vars } from '../../theme/contract.css.ts'
import { narrow, phone } from '../../theme/media.ts'

const edge = createVar()

export const root = style({
  vars: { [edge]: color.hairline },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 216px',
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: `inset 0 0 0 1px ${edge}`,
  selectors: {
    '&[data-turn]': {
      vars: { [edge]: color.control },
      gridTemplateColumns: 'minmax(0, 1fr) 272px',
    },
    '&[data-mine]': { vars: { [edge]: color.sparkEdge } },
    '&[data-done]': { background: 'transparent' },
  },
  '@media': {
    [phone]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&[data-turn]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
})
globalStyle(`${root}[data-turn] h2`, {
  fontSize: 'clamp(1.375rem, 2.6vi, 2.125rem)',
})
export const main = style({
  display: 'grid',
  gap: vars.space.snug,
  alignContent: 'center',
  minInlineSize: 0,
  padding: `20px ${density.pad}`,
  selectors: {
    '[data-turn] > &': { gap: vars.space.block },
    '&[data-art]': {
      gridTemplateColumns: '216px minmax(0, 1fr)',
      gap: vars.space.wide,
      paddingBlock: vars.space.pad,
      paddingInline: `${vars.space.pad} ${vars.space.wide}`,
    },
  },
  '@media': {
    [narrow]: {
      selectors: {
        '&[data-art]': { gridTemplateColumns: '176px minmax(0, 1fr)' },
      },
    },
    '(max-width: 960px)': {
      selectors: {
        '&[data-art]': {
          gridTemplateColumns: '132px minmax(0, 1fr)',
          gap: vars.space.pad,
        },
      },
    },
    [phone]: {
      padding: '20px',
      selectors: {
        '&[data-art]': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: vars.space.card,
          padding: '16px 16px 24px',
        },
        '[data-turn] > &[data-art]': { padding: '20px' },
      },
    },
  },
})
export const art = style({
  alignSelf: 'center',
  aspectRatio: '1',
  borderRadius: '14px',
  overflow: 'hidden',
  background: color.sunken,
  '@media': {
    [phone]: {
      aspectRatio: '16 / 9',
      // The button comes first on a small screen.
      selectors: { '[data-turn] &': { display: 'none' } },
    },
  },
})
globalStyle(`${art} > :is(img, svg)`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})
export const body = style({
  display: 'grid',
  gap: vars.space.block,
  alignContent: 'center',
  minInlineSize: 0,
})

const notch = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '-10px',
  inlineSize: '18px',
  blockSize: '9px',
  background: color.background,
  border: `1px solid ${edge}`,
} as const

export const stub = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '6px',
  minInlineSize: 0,
  padding: `20px ${density.pad}`,
  borderInlineStart: `2px dotted ${color.hairline}`,
  fontSize: vars.type.label,
  selectors: {
    '&::before': {
      ...notch,
      insetBlockStart: 0,
      borderBlockStart: 0,
      borderEndStartRadius: '9px',
      borderEndEndRadius: '9px',
    },
    '&::after': {
      ...notch,
      insetBlockEnd: 0,
      borderBlockEnd: 0,
      borderStartStartRadius: '9px',
      borderStartEndRadius: '9px',
    },
    '[data-turn] > &': {
      gap: vars.space.block,
      padding: '24px 28px',
      background: color.sparkFill,
      color: color.sparkInk,
      borderInlineStart: `3px dotted ${color.background}`,
      borderStartEndRadius: vars.radius.card,
      borderEndEndRadius: vars.radius.card,
      boxShadow: `inset 0 0 0 1px ${color.sparkEdge}`,
    },
    '[data-turn] > &::before, [data-turn] > &::after': {
      insetInlineStart: '-11px',
    },
  },
  '@media': {
    [phone]: {
      flexFlow: 'row wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '4px 16px',
      borderInlineStart: 0,
      borderBlockStart: `2px dotted ${color.hairline}`,
      padding: '14px 20px 16px',
      selectors: {
        '&::before, &::after': {
          insetBlock: '-10px auto',
          inlineSize: '9px',
          blockSize: '18px',
          border: `1px solid ${edge}`,
        },
        '&::before': {
          insetInlineStart: 0,
          borderInlineStart: 0,
          borderStartStartRadius: 0,
          borderStartEndRadius: '9px',
          borderEndStartRadius: 0,
          borderEndEndRadius: '9px',
        },
        '&::after': {
          insetInline: 'auto 0',
          borderInlineEnd: 0,
          borderStartStartRadius: '9px',
          borderStartEndRadius: 0,
          borderEndStartRadius: '9px',
          borderEndEndRadius: 0,
        },
        '[data-turn] > &': {
          flexFlow: 'column',
          alignItems: 'stretch',
          padding: '24px 20px 20px',
          borderInlineStart: 0,
          borderBlockStart: `3px dotted ${color.background}`,
          borderStartStartRadius: 0,
          borderStartEndRadius: 0,
          borderEndStartRadius: vars.radius.card,
          borderEndEndRadius: vars.radius.card,
        },
        '[data-turn] > &::before': {
          insetInlineStart: 0,
          insetBlockStart: '-11px',
        },
        '[data-turn] > &::after': {
          insetInlineStart: 'auto',
          insetBlockStart: '-11px',
        },
      },
    },
  },
})
