import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../ui/theme/contract.css.ts'

export const document = style({ color: color.text })

/** Written lists alone: one of the product's own, in a story, keeps its look. */
const written = (list: string) =>
  `${document} ${list}:not([class], .sb-story *)`

globalStyle(`${written('ul')}, ${written('ol')}`, {
  marginBlock: vars.space.block,
  paddingInlineStart: vars.space.wide,
})
globalStyle(written('ul'), { listStyle: 'disc' })
globalStyle(written('ol'), { listStyle: 'decimal' })
globalStyle(`${document} li > :is(ul, ol)`, { marginBlock: vars.space.tight })
