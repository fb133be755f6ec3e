import { createGlobalThemeContract } from '@vanilla-extract/css'

const named = (_: string | null, path: string[]) => path.join('-')

/** What a mode changes: colours, and nothing else. */
export const color = createGlobalThemeContract(
  {
    background: null,
    surface: null,
    raised: null,
    sunken: null,
    text: null,
    muted: null,
    faint: null,
    brand: null,
    brandSolid: null,
    onBrand: null,
    spark: null,
    sparkFill: null,
    sparkInk: null,
    sparkEdge: null,
    success: null,
    warning: null,
    danger: null,
    info: null,
    control: null,
    hairline: null,
    hairlineSoft: null,
    ring: null,
    veil: null,
    shadow: null,
  },
  (value, path) => named(value, ['c', ...path]),
)

/** What no mode changes. */
export const vars = createGlobalThemeContract(
  {
    font: { display: null, body: null, mono: null },
    /** Sizes of type by use, smallest first. */
    type: {
      tiny: null,
      small: null,
      label: null,
      body: null,
      lead: null,
      title: null,
      heading: null,
      big: null,
      huge: null,
      display: null,
    },
    space: {
      hair: null,
      tight: null,
      inline: null,
      snug: null,
      block: null,
      card: null,
      pad: null,
      wide: null,
      page: null,
      section: null,
      end: null,
    },
    radius: { control: null, input: null, card: null, pill: null },
    time: { press: null, hover: null, dialog: null, state: null },
    ease: null,
    /** The page's inline gutter; narrower on phones. */
    gutter: null,
    column: null,
  },
  named,
)

/** What `data-density` changes. */
export const density = createGlobalThemeContract(
  { target: null, pad: null, row: null, list: null, section: null },
  (value, path) => named(value, ['d', ...path]),
)
