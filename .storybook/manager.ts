import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'
import { dark } from '../ui/theme/palette.ts'

addons.setConfig({
  // A machine has its controls on the stage; the panel would hide its chart.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) =>
      storyId?.startsWith('machines-') ? false : isShown,
  },
  theme: create({
    base: 'dark',
    brandTitle: 'Narwhal Club',
    colorPrimary: dark.brandSolid,
    colorSecondary: dark.brandSolid,
    appBg: dark.background,
    appContentBg: dark.surface,
    appPreviewBg: dark.background,
    appBorderColor: dark.hairline,
    appBorderRadius: 12,
    barBg: dark.surface,
    barTextColor: dark.muted,
    barSelectedColor: dark.brand,
    barHoverColor: dark.text,
    textColor: dark.text,
    textMutedColor: dark.muted,
    inputBg: dark.sunken,
    inputBorder: dark.control,
    inputTextColor: dark.text,
  }),
})
