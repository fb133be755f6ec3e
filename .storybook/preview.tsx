import '../ui/theme/index.css.ts'
import type { Decorator, Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { configure } from 'storybook/test'
import { checkContrast } from './contrast.ts'
import { DocumentsContainer } from './docs/DocumentsContainer.tsx'
import { expectToBeHeld } from './kept/held.ts'
import { Pseudo } from './Pseudo.tsx'
import { DocsPage } from './pages/components/DocsPage.tsx'
import { answerReports } from './report/preview.ts'
import { Zoom } from './Zoom.tsx'

// What is loaded on demand may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

/** Played thousands of times, the words alone tell one mutant from another. */
const isMutating = import.meta.env.CLUB_MUTANTS !== undefined

/** By word: a number comes back from the address bar as another type. */
const zooms: Record<string, number> = { double: 2, fourfold: 4 }

/** What the toolbar chose, onto the root element, as the app's boot does. */
const withRoot: Decorator = (Story, { globals }) => {
  const root = document.documentElement
  root.lang = 'en'
  root.dir = globals.locale === 'rtl' ? 'rtl' : 'ltr'
  root.dataset.theme = String(globals.theme)
  root.dataset.density = String(globals.density)
  root.dataset.motion = String(globals.motion)
  const story = (
    <Zoom by={zooms[String(globals.zoom)] ?? 1}>
      <Story />
    </Zoom>
  )
  return globals.locale === 'pseudo' ? <Pseudo>{story}</Pseudo> : story
}

// The test runner halts animations at their first frame, where what fades in is
// not visible yet: neither to `toBeVisible` nor to the contrast check.
if (import.meta.env.VITEST_STORYBOOK) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, *::before, *::after { animation: none !important; transition: none !important }',
  )
  document.adoptedStyleSheets = [sheet]
} else void answerReports()

/** The mocks' worker lies beside the page: a static build works in any folder. */
async function mocks() {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledRequest: 'bypass',
    serviceWorker: {
      url: new URL('mockServiceWorker.js', document.baseURI).href,
    },
  })
  return worker
}

const preview: Preview = {
  decorators: [withRoot],
  loaders: [mswLoader(import.meta.env.VITEST_STORYBOOK ? undefined : mocks)],
  beforeEach: () => {
    if (import.meta.env.VITEST_STORYBOOK) expectToBeHeld()
  },
  ...(!isMutating && { afterEach: checkContrast }),
  parameters: {
    layout: 'padded',
    a11y: {
      test: isMutating ? 'off' : 'error',
      options: {
        // What holds is reported too, and takes as long again to hand over.
        ...(import.meta.env.VITEST_STORYBOOK && {
          resultTypes: ['violations'],
        }),
        runOnly: [
          'wcag2a',
          'wcag2aa',
          'wcag21a',
          'wcag21aa',
          'wcag22aa',
          'best-practice',
        ],
      },
    },
    controls: { expanded: true },
    docs: { container: DocumentsContainer, page: DocsPage },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '780px' } },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: '1280', styles: { width: '1280px', height: '1024px' } },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'How to explore',
          'Find',
          'Coverage',
          'Content and tone',
          'Tokens',
          'Machines',
          ['*', 'How the explorer works'],
          'Screens',
          'Flows',
          'Failures',
          'Components',
          '*',
        ],
      },
    },
  },
  initialGlobals: {
    theme: 'dark',
    density: 'comfortable',
    motion: 'full',
    zoom: 'none',
    locale: 'en',
    wallet: 'one',
    network: 'fast',
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
          { value: 'contrast', title: 'High contrast' },
        ],
      },
    },
    density: {
      description: 'Density',
      toolbar: {
        icon: 'component',
        dynamicTitle: true,
        items: [
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    zoom: {
      description: 'Zoom',
      toolbar: {
        icon: 'zoom',
        dynamicTitle: true,
        items: [
          { value: 'none', title: '100 %' },
          { value: 'double', title: '200 %' },
          // With 1280 pixels what WCAG 1.4.10 asks for: 320 of the page's own.
          { value: 'fourfold', title: '400 %' },
        ],
      },
    },
    wallet: {
      description: 'Wallet, on screens',
      toolbar: {
        icon: 'credit',
        dynamicTitle: true,
        items: [
          { value: 'one', title: 'One wallet' },
          { value: 'none', title: 'No wallet' },
          { value: 'many', title: 'Many wallets' },
          { value: 'locked', title: 'Locked' },
          { value: 'wrongChain', title: 'On another chain' },
          { value: 'slow', title: 'Slow' },
          { value: 'rejecting', title: 'Rejects to connect' },
          { value: 'notSigning', title: 'Rejects to sign' },
        ],
      },
    },
    network: {
      description: 'Network, on screens',
      toolbar: {
        icon: 'rss',
        dynamicTitle: true,
        items: [
          { value: 'fast', title: 'Fast' },
          { value: 'slow', title: 'Two seconds' },
          { value: 'offline', title: 'Offline' },
          { value: 'failing', title: 'Server 500' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Made-up, longer words' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
}

export default preview
