import { style } from '@vanilla-extract/css'
import { cell } from '../../kit/DataTable/DataTable.css.ts'
import { color, vars } from '../../theme/contract.css.ts'

/** How much of the brand's colour lies under the number, 0 to 5. */
const heat = (level: number) =>
  `color-mix(in oklab, ${color.brand} ${level * 7}%, ${color.surface})`

export const kept = style([
  cell,
  {
    minInlineSize: '56px',
    border: `2px solid ${color.surface}`,
    borderRadius: vars.radius.control,
    textAlign: 'center',
    selectors: {
      '&:last-child': { paddingInlineEnd: vars.space.snug },
      ...Object.fromEntries(
        [0, 1, 2, 3, 4, 5].map((level) => [
          `&[data-level="${level}"]`,
          { background: heat(level) },
        ]),
      ),
    },
  },
])
