import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { mockAliases, sourceAliases } from '../dev/aliases.mjs'
import { travels } from '../dev/storybook/plugin.ts'
import { describeComponents } from './pages/components/describeComponents.ts'
import { pageFacts } from './pages/facts.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    // Under one heading, a room of `ui` a folder.
    {
      directory: '../ui',
      files: '**/*.stories.tsx',
      titlePrefix: 'Components',
    },
    '../app/**/*.stories.tsx',
    './explorer/**/*.stories.tsx',
    './find/*.stories.tsx',
    './screens/*.stories.tsx',
    './kept/*.stories.tsx',
    './explorer/generated/*.mdx',
    './docs/*.mdx',
    './pages/**/*.stories.tsx',
    './pages/**/*.mdx',
  ],
  staticDirs: ['./public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The theme is the ground of a story. Nobody has to be shown how to begin.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: describeComponents,
  // The one place of the plugin: the story tests inherit it from here.
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), travels(), pageFacts()],
      resolve: { alias: [...mockAliases(), ...sourceAliases()] },
    }),
}

export default config
