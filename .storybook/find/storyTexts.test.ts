import { expect, test } from 'vitest'
import { textsOfKept } from './storyTexts.ts'

test('default: each text once, with the stories that show it', () => {
  const kept = new Map([
    [
      'components-kit-select',
      '## empty\nlabel "Sort"\nselect label="Sort" value="new"\n\n## wrong\n"It says \\"no\\"."\n',
    ],
    ['components-form-page', '## visitor\nh1 "Sort"\nicon check\n'],
  ])
  expect(textsOfKept(kept)).toEqual({
    stories: [
      'components-kit-select--empty',
      'components-kit-select--wrong',
      'components-form-page--visitor',
    ],
    texts: [
      ['Sort', [0, 2]],
      ['new', [0]],
      ['It says "no".', [1]],
    ],
  })
})
