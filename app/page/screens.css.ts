import { color, density, vars } from '@narwhal-club/ui/theme/contract.css.ts'
import { phone } from '@narwhal-club/ui/theme/media.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const head = style({
  display: 'grid',
  gap: vars.space.snug,
  marginBlockEnd: vars.space.wide,
})

export const title = style({
  font: `650 ${vars.type.display}/1.1 ${vars.font.display}`,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})

export const sections = style({
  display: 'grid',
  gap: vars.space.section,
})

export const section = style({ display: 'grid', gap: vars.space.block })

export const sectionTitle = style({
  font: `650 ${vars.type.title}/1.2 ${vars.font.display}`,
  letterSpacing: '-0.02em',
})

export const columns = style({
  display: 'grid',
  gap: vars.space.wide,
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 376px)',
  alignItems: 'start',
  '@media': {
    '(max-width: 960px)': {
      gridTemplateColumns: '1fr',
      gap: vars.space.section,
    },
  },
})

export const grid = style({
  display: 'grid',
  gap: vars.space.snug,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
})

export const metrics = style({
  display: 'grid',
  gap: `${vars.space.pad} ${vars.space.block}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 154px), 1fr))',
})

export const prose = style({
  display: 'grid',
  gap: vars.space.snug,
  maxInlineSize: '64ch',
  color: color.muted,
})

export const gallery = style({
  display: 'grid',
  gap: vars.space.snug,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    '(min-width: 600px) and (max-width: 960px)': {
      gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    },
  },
})

export const art = style({
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  borderRadius: vars.radius.input,
  display: 'block',
})

export const facts = style({
  display: 'grid',
  gap: `${vars.space.snug} ${vars.space.pad}`,
  gridTemplateColumns: 'minmax(120px, auto) minmax(0, 1fr)',
  alignItems: 'baseline',
  '@media': { [phone]: { gridTemplateColumns: '1fr', rowGap: 0 } },
})

export const term = style({ color: color.muted, fontSize: vars.type.label })

export const value = style({
  margin: 0,
  overflowWrap: 'anywhere',
  '@media': {
    [phone]: {
      marginBlockEnd: vars.space.card,
      selectors: { '&:last-child': { marginBlockEnd: 0 } },
    },
  },
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.snug,
  selectors: { '&:empty': { display: 'none' } },
})

export const artPlace = style([art, { background: color.sunken }])

export const areaTitle = style({
  font: `650 ${vars.type.lead}/1.3 ${vars.font.display}`,
})

/** The whole card is the link's target; the words are its name. */
export const areaLink = style({
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:hover': { color: color.brand },
  },
})

/** Eight: two lines of four, four of two, or one after the other. */
export const areas = style([
  grid,
  {
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    '@media': {
      '(max-width: 960px)': {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
      '(max-width: 480px)': { gridTemplateColumns: '1fr' },
    },
  },
])

/** Three short numbers, on one line where there is room. */
export const trio = style([
  metrics,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(80px, 1fr))' },
])

/** Holds the room of the reader's card until it comes. */
export const cardPlace = style({
  minBlockSize: `calc(89px + 2 * ${density.pad})`,
})

/** A link with its arrow on one line. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.tight,
})

/** A whole address breaks where it must, in halves. */
export const address = style({
  wordBreak: 'break-all',
  textWrap: 'balance',
  minInlineSize: 0,
})

export const stack = style({ display: 'grid', gap: vars.space.pad })

// A count in a sentence, for who wants to see it only once they have voted.
globalStyle(':root[data-results="hidden"] span[data-secret]', {
  visibility: 'hidden',
})
