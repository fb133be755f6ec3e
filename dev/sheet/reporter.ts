import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from '@playwright/test/reporter'
import { entries } from '../pictures/stories.ts'
import { resolveTokens } from '../tokens/resolveTokens.ts'
import { makeTokens } from '../tokens/tokens.ts'
import { type Look, type Shown, sheetPage } from './page.ts'
import { keptFiles, sheetFolder, sheetWords } from './places.ts'
import { sizeOf } from './sizeOf.ts'
import { fileOf, type Wanted, withoutStory } from './wanted.ts'

const wantedOf = ({ annotations }: TestCase): Wanted =>
  JSON.parse(
    annotations.find(({ type }) => type === 'wanted')?.description ?? '{}',
  )

/** The first line of what went wrong, without the colours of a terminal. */
const reasonOf = ({ status, errors }: TestResult) =>
  status === 'timedOut'
    ? 'It did not come to rest in time.'
    : (errors[0]?.message ?? status)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
        .replace(/\u001b\[[\d;]*m/g, '')
        .split('\n')[0]
        ?.replace(/^(Error: |page\.\w+: )+/, '') || status

/** The colours of the sheet are the product's own. */
async function looks(): Promise<Record<'dark' | 'light', Look>> {
  const made = await makeTokens()
  const lookOf = (theme: string) =>
    Object.fromEntries(
      [...resolveTokens(made, { theme })].flatMap(([path, token]) =>
        token.$type === 'color' && typeof token.$value === 'object'
          ? [[path.replace('color.', ''), token.$value.hex]]
          : [],
      ),
    )
  return { dark: lookOf('dark'), light: lookOf('light') }
}

/** Writes the page once every picture was taken or was not. */
export default class SheetReporter implements Reporter {
  readonly #shown = new Map<string, Shown>()

  onBegin(_: FullConfig, suite: Suite) {
    rmSync(sheetFolder, { recursive: true, force: true })
    mkdirSync(sheetFolder, { recursive: true })
    // In their order, however late each is; a run that is stopped says so.
    for (const test of suite.allTests()) {
      const wanted = wantedOf(test)
      const file = fileOf(wanted)
      this.#shown.set(file, { ...wanted, file, reason: 'It was not taken.' })
    }
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const wanted = wantedOf(test)
    const file = fileOf(wanted)
    this.#shown.set(file, {
      ...wanted,
      file,
      ...(result.status === 'passed'
        ? { size: sizeOf(resolve(sheetFolder, file)) }
        : { reason: reasonOf(result) }),
    })
  }

  async onEnd() {
    const read = (name: string) =>
      readFileSync(resolve(import.meta.dirname, name), 'utf8')
    const html = sheetPage({
      shown: [...this.#shown.values()],
      orphans: withoutStory(entries, keptFiles()),
      words: sheetWords(),
      at: new Date(),
      looks: await looks(),
      style: read('sheet.css'),
      script: read('filter.js'),
    })
    writeFileSync(resolve(sheetFolder, 'index.html'), html)
    const failed = [...this.#shown.values()].filter(({ reason }) => reason)
    console.log(
      `${this.#shown.size - failed.length} pictures in ${sheetFolder}/index.html${failed.length > 0 ? `; ${failed.length} could not be taken and are listed there` : ''}`,
    )
  }
}
