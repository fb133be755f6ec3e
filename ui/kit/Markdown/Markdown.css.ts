import { globalStyle, style } from '@vanilla-extract/css'
import { color, vars } from '../../theme/contract.css.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.block,
  maxInlineSize: '72ch',
  overflowWrap: 'anywhere',
})
const within = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${root} ${selector}`, rule)

within(':is(h2, h3, h4, h5, h6)', {
  marginBlockStart: vars.space.inline,
  font: `650 ${vars.type.body}/1.3 ${vars.font.display}`,
})
within('h2', { fontSize: vars.type.title })
within('h3', { fontSize: vars.type.lead })
within('h4', { fontSize: '1.0625rem' })
within(':is(ul, ol)', {
  display: 'grid',
  gap: vars.space.tight,
  paddingInlineStart: vars.space.pad,
})
within('ul', { listStyle: 'disc' })
within('ol', { listStyle: 'decimal' })
within('li::marker', { color: color.faint })
within('blockquote', {
  display: 'grid',
  gap: vars.space.inline,
  paddingInlineStart: vars.space.block,
  borderInlineStart: `3px solid ${color.control}`,
  color: color.muted,
})
within('code', {
  padding: '1px 5px',
  borderRadius: '5px',
  background: color.sunken,
  font: `400 0.9em/1.5 ${vars.font.mono}`,
})
within('pre', {
  margin: 0,
  padding: vars.space.block,
  borderRadius: vars.radius.input,
  background: color.sunken,
  boxShadow: `inset 0 0 0 1px ${color.hairline}`,
})
within('pre code', { padding: 0, background: 'none', whiteSpace: 'pre' })
within('hr', {
  inlineSize: '100%',
  margin: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.hairline}`,
})
within('table', { borderCollapse: 'collapse', fontSize: vars.type.label })
within(':is(th, td)', {
  padding: `${vars.space.inline} ${vars.space.snug}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
  textAlign: 'start',
  overflowWrap: 'normal',
})
within('[data-align="center"]', { textAlign: 'center' })
within('[data-align="right"]', { textAlign: 'end' })

export const link = style({})
globalStyle(`${link} svg`, { display: 'inline', marginInlineStart: '2px' })
export const place = style({ color: color.faint, fontSize: vars.type.small })
export const refused = style({
  textDecoration: `underline dotted ${color.faint}`,
})
export const cut = style({ color: color.warning, fontSize: vars.type.label })
export const plain = style({
  maxInlineSize: '72ch',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})
