import { copyFileSync, existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { keptIn, layOut, stillPath, test } from '../pictures/picture.ts'
import { entries } from '../pictures/stories.ts'
import { keptFiles, sheetFolder, sheetWords } from './places.ts'
import { fileOf, wantedOf } from './wanted.ts'

const style = readFileSync(stillPath, 'utf8')

/** Takes each picture of the sheet; the reporter writes the page of them. */
for (const wanted of wantedOf(entries, keptFiles(), sheetWords())) {
  const file = fileOf(wanted)
  const annotation = { type: 'wanted', description: JSON.stringify(wanted) }
  const path = resolve(sheetFolder, file)
  const kept = resolve(keptIn, file)
  // Held by a test already: it is what the story looks like.
  if (existsSync(kept))
    test(`kept: ${file}`, { annotation }, () => copyFileSync(kept, path))
  else
    test(`taken: ${file}`, { annotation }, async ({ page, site }) => {
      await layOut(page, site, wanted)
      await page.screenshot({
        path,
        fullPage: true,
        style,
        animations: 'disabled',
        caret: 'hide',
      })
    })
}
