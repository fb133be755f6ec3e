import { resolve } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import { configDefaults, defineConfig } from 'vitest/config'
import { sourceAliases } from './dev/aliases.mjs'
import { chromiumPath } from './dev/run/chromium.mjs'
import { tellHeard, watchHandlers } from './dev/run/handlers.ts'
import { createKeeper, keptStories, keptUses } from './dev/run/keptStory.ts'
import { mutantsToPlay, mutateSources, tellMutant } from './dev/run/mutate.ts'
import { mutateMocks } from './dev/run/mutateMocks.ts'
import { Sequencer } from './dev/run/sequencer.ts'

const root = import.meta.dirname
const shown = createKeeper(keptStories)
const uses = createKeeper(keptUses)
const alias = sourceAliases()
/** `npm run nightly`: also what a commit need not wait for. */
const isNight = process.env.CLUB_NIGHTLY !== undefined
/** `npm run stories:keep`: what stories show now is right. */
const isKeeping = process.env.CLUB_KEEP !== undefined
/** `npm run stories:unheard`: which handlers no story calls. */
const isListening = process.env.CLUB_UNHEARD !== undefined
/** `npm run stories:mutants`, `mocks:mutants`: what no story or case would notice. */
const isMutating = process.env.CLUB_MUTANTS !== undefined
const heardSetup = '.storybook/kept/heard.setup.ts'
const night = '**/*.nightly.test.ts'

/** A node project: unit and integration tests of one top-level folder. */
const node = (name: string, include: string[], timeout = 20_000) => ({
  // The table of routes names components, and those their styles.
  plugins: [vanillaExtractPlugin()],
  resolve: { alias },
  test: {
    name,
    root,
    include,
    exclude: isNight
      ? [...configDefaults.exclude]
      : [...configDefaults.exclude, night],
    environment: 'node',
    // A fresh world for each file took half of a file's time to load.
    isolate: false,
    // Hundreds of rounds take longer than any one test may otherwise.
    testTimeout: isNight ? 3_600_000 : timeout,
    hookTimeout: 60_000,
    // What is waited for comes; when is a matter of the machine's load.
    expect: { poll: { timeout: 10_000 } },
  },
})

/** Each case of the contract, with mocks that are another. */
const mocks = {
  plugins: [mutateMocks()],
  resolve: { alias },
  test: {
    name: 'mocks',
    root,
    include: ['dev/mocks/suite/playMutants.ts'],
    environment: 'node',
    testTimeout: 10 * 3_600_000,
  },
}

export default defineConfig({
  test: {
    // Half of the time a test waits for a chain, a database or a process.
    maxWorkers: '100%',
    sequence: { sequencer: Sequencer },
    projects: [
      node('core', ['core/**/*.test.ts']),
      node('server', ['server/**/*.test.ts'], 30_000),
      node('dev', [
        '.storybook/**/*.test.ts',
        'dev/**/*.test.ts',
        'ui/**/*.test.ts',
        'app/**/*.test.ts',
      ]),
      ...(isMutating ? [mocks] : []),
      {
        plugins: [
          storybookTest({ configDir: resolve(root, '.storybook') }),
          ...(isListening ? [watchHandlers()] : []),
          ...(isMutating ? mutateSources() : []),
        ],
        resolve: { alias },
        // Vitest hands this to every project's environment, false or not.
        define: {
          ...(isNight && { 'import.meta.env.CLUB_NIGHTLY': '"1"' }),
          ...(isMutating && { 'import.meta.env.CLUB_MUTANTS': '"1"' }),
          ...(isKeeping && { 'import.meta.env.CLUB_KEEP': '"1"' }),
        },
        test: {
          name: 'stories',
          // A story plays many times.
          ...(isMutating && { testTimeout: 600_000 }),
          // After it each of its controls is used.
          hookTimeout: isMutating ? 600_000 : 90_000,
          setupFiles: [
            // Before the clock is that of the stories: see `storyClock.ts`.
            ...(isListening ? [resolve(root, heardSetup)] : []),
            resolve(root, '.storybook/kept/hold.setup.ts'),
          ],
          // A page for many: a fresh one for each file took two fifths longer.
          isolate: isMutating,
          // A page renders on one core, and a machine has more.
          maxWorkers: '100%',
          browser: {
            enabled: true,
            headless: true,
            commands: {
              ...{ keptStory: shown.kept, keepStory: shown.keep },
              ...{ keptUse: uses.kept, keepUse: uses.keep, tellHeard },
              ...{ mutantsToPlay, tellMutant },
            },
            screenshotFailures: false,
            provider: playwright({
              // What is kept says times and numbers: everywhere the same.
              contextOptions: { timezoneId: 'UTC', locale: 'en-US' },
              launchOptions: {
                executablePath: chromiumPath(),
                args: ['--no-sandbox', '--disable-background-networking'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
