import { expect, test } from 'vitest'
import { withWatched } from './handlers.ts'

const code = `export const Box = ({ onOpen: open, ...acts }: Acts) => (
  <Row
    onOpen={open}
    label="on"
    acts={{ onDrop: () => acts.onDrop(() => <a onClick={open} />), onShut }}
  />
)
`

test('places: what a person or a component calls, wherever it stands', () => {
  expect(withWatched('ui/Box.tsx', code).places).toEqual([
    'ui/Box.tsx:3 onOpen',
    'ui/Box.tsx:5 onDrop',
    'ui/Box.tsx:5 onClick',
  ])
})

test('default: each says that it is called, and is what it was', () => {
  const { code: watched } = withWatched('ui/Box.tsx', code)
  expect(watched).toContain('onOpen={__hears("ui/Box.tsx:3 onOpen", (open))}')
  expect(watched).toContain('({ onOpen: open, ...acts }: Acts)')
  expect(withWatched('ui/Box.tsx', watched).places).toHaveLength(3)
})
