import { resolve } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build, type Rollup } from 'vite'
import { chromiumPath } from '../run/chromium.mjs'
import { root } from '../world/root.ts'
import type { ColorValue, Dimension, Token } from './dtcg.ts'

/** The style sheet of the theme, built as the app's is. */
export async function buildTheme(): Promise<string> {
  const entry = resolve(root, 'ui/theme/index.css.ts')
  const built = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      lib: { entry, formats: ['es'] },
    },
  })) as Rollup.RollupOutput[]
  const sheets = built
    .flatMap(({ output }) => output)
    .filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  return sheets
    .map((sheet) => String((sheet as Rollup.OutputAsset).source))
    .join('\n')
}

export interface Situation {
  theme: string
  density: string
  width: string
}

/** A browser at a page of the theme, for a finger and for a mouse. */
export async function openPages(css: string) {
  const browser: Browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox'],
  })
  const html = `<!doctype html><meta name="viewport" content="width=device-width"><style>${css}</style><h1>1</h1><h2>2</h2><h3>3</h3><i id="probe"></i>`
  async function open(isTouch: boolean) {
    const context = await browser.newContext({
      isMobile: isTouch,
      hasTouch: isTouch,
    })
    const page = await context.newPage()
    await page.setContent(html)
    return page
  }
  const pages = { mouse: await open(false), finger: await open(true) }

  async function goTo({ theme, density, width }: Situation): Promise<Page> {
    const page = density === 'compactWithMouse' ? pages.mouse : pages.finger
    await page.setViewportSize({
      width: width === 'phone' ? 360 : 1_440,
      height: 800,
    })
    await page.evaluate(
      ([theme, density]) => {
        Object.assign(document.documentElement.dataset, { theme, density })
      },
      [theme, density === 'comfortable' ? density : 'compact'] as const,
    )
    return page
  }
  return { goTo, close: () => browser.close() }
}

/** Where a browser shows what a custom property of a type is worth. */
const uses: Partial<Record<Token['$type'], string>> = {
  color: 'color',
  dimension: 'inline-size',
  shadow: 'box-shadow',
  duration: 'transition-duration',
  cubicBezier: 'transition-timing-function',
  fontFamily: 'font-family',
}

/** What the browser computes for custom properties, each used as its type is. */
export const computedOf = (
  page: Page,
  asked: { property: string; $type: Token['$type'] }[],
) =>
  page.evaluate(
    (probes) => {
      const probe = document.getElementById('probe') as HTMLElement
      return probes.map(([property, use]) => {
        probe.style.cssText = `display: block; ${use}: var(${property})`
        return getComputedStyle(probe).getPropertyValue(use)
      })
    },
    asked.map(({ property, $type }) => [property, uses[$type] ?? ''] as const),
  )

/** How an element is written. */
export const writingOf = (page: Page, element: string) =>
  page.evaluate((selector) => {
    const style = getComputedStyle(
      document.querySelector(selector) as HTMLElement,
    )
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } =
      style
    return { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight }
  }, element)

const pixels = ({ value, unit }: Dimension) =>
  unit === 'rem' ? value * 16 : value
const inPixels = (dimension: Dimension) =>
  `${Number(pixels(dimension).toFixed(3))}px`

const inRgb = ({ components, alpha }: ColorValue) => {
  const bytes = components.map((part) => Math.round(part * 255)).join(', ')
  return alpha === 1 ? `rgb(${bytes})` : `rgba(${bytes}, ${alpha})`
}

const inFaces = (faces: readonly string[]) =>
  faces.map((face) => (face.includes(' ') ? `"${face}"` : face)).join(', ')

/** A resolved token as a browser would print it. */
export function printed(token: Token): unknown {
  switch (token.$type) {
    case 'color':
      return inRgb(token.$value as ColorValue)
    case 'dimension':
      return inPixels(token.$value as Dimension)
    case 'shadow': {
      const { color, offsetX, offsetY, blur, spread } = token.$value
      const lengths = [offsetX, offsetY, blur, spread].map(inPixels)
      return [inRgb(color), ...lengths].join(' ')
    }
    case 'duration': {
      const { value, unit } = token.$value
      return `${unit === 'ms' ? value / 1_000 : value}s`
    }
    case 'cubicBezier':
      return `cubic-bezier(${token.$value.join(', ')})`
    case 'fontFamily':
      return inFaces(token.$value)
    case 'typography': {
      // Resolved: no alias is left.
      const value = token.$value as unknown as {
        fontFamily: string[]
        fontSize: Dimension
        fontWeight: number
        letterSpacing: Dimension
        lineHeight: number
      }
      const { fontSize, letterSpacing, lineHeight, fontWeight } = value
      return {
        fontFamily: inFaces(value.fontFamily),
        fontSize: inPixels(fontSize),
        fontWeight: String(fontWeight),
        letterSpacing:
          letterSpacing.value === 0 ? 'normal' : inPixels(letterSpacing),
        lineHeight: inPixels({
          value: pixels(fontSize) * lineHeight,
          unit: 'px',
        }),
      }
    }
  }
}
