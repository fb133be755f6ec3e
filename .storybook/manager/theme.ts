import { create, type ThemeVars } from 'storybook/theming'
import { contrast, dark, light, type Palette } from '../../ui/theme/palette.ts'
import type { Theme } from '../../ui/theme/theme.ts'

const palettes: Record<Theme, Palette> = { dark, light, contrast }

/**
 * Storybook darkens this one where it lies behind white words, and writes with it
 * as it is: what is fit for words is fit for both.
 */
const seconds: Record<Theme, string> = {
  dark: dark.brand,
  light: light.brand,
  contrast: dark.brand,
}

/** Storybook's own look, in the colours of the product's theme. */
export function themeOf(theme: Theme, more: Partial<ThemeVars> = {}) {
  const palette = palettes[theme]
  return create({
    base: theme === 'light' ? 'light' : 'dark',
    brandTitle: 'Narwhal Club',
    colorPrimary: palette.brandSolid,
    colorSecondary: seconds[theme],
    appBg: palette.background,
    appContentBg: palette.surface,
    appHoverBg: palette.raised,
    appPreviewBg: palette.background,
    appBorderColor: palette.hairline,
    appBorderRadius: 12,
    barBg: palette.surface,
    barTextColor: palette.muted,
    barSelectedColor: palette.brand,
    barHoverColor: palette.text,
    textColor: palette.text,
    textMutedColor: palette.muted,
    buttonBg: palette.raised,
    buttonBorder: palette.control,
    booleanBg: palette.sunken,
    booleanSelectedBg: palette.raised,
    inputBg: palette.sunken,
    inputBorder: palette.control,
    inputTextColor: palette.text,
    ...more,
  })
}

const asked: [query: string, theme: Theme][] = [
  ['(prefers-contrast: more)', 'contrast'],
  ['(prefers-color-scheme: light)', 'light'],
]

/**
 * The theme that the reader's system asks for, now and whenever it changes its mind.
 *
 * @param media asks the browser: `matchMedia`.
 */
export function followSystem(
  media: (query: string) => MediaQueryList,
  onTheme: (theme: Theme) => void,
) {
  const queries = asked.map(([query, theme]) => ({ list: media(query), theme }))
  const tell = () =>
    onTheme(queries.find(({ list }) => list.matches)?.theme ?? 'dark')
  for (const { list } of queries) list.addEventListener('change', tell)
  tell()
}
