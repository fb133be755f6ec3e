import { __area__ } from '@narwhal-club/core/messages/pages/__area__'
import { expectScreen } from '../support/screens.ts'
import { test } from '../support/test.ts'

test('the page of __area__ opens', async ({ page }) => {
  await page.goto('/__area__')
  await expectScreen(page, __area__.title)
})
