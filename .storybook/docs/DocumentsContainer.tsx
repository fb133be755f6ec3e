import {
  DocsContainer,
  type DocsContainerProps,
} from '@storybook/addon-docs/blocks'
import {
  type PropsWithChildren,
  useCallback,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { resolveTheme, type Theme } from '../../ui/theme/theme.ts'
import { themeOf } from '../manager/theme.ts'
import * as styles from './documents.css.ts'

type Channel = DocsContainerProps['context']['channel']

/** What the toolbar has chosen last, or where it began. */
function themeIn(channel: Channel): Theme {
  const [told] = channel.last(GLOBALS_UPDATED) ??
    channel.last(SET_GLOBALS) ?? [{}]
  return resolveTheme(told.globals?.theme ?? null)
}

function useChosenTheme(channel: Channel): Theme {
  const subscribe = useCallback(
    (listener: () => void) => {
      channel.on(GLOBALS_UPDATED, listener)
      return () => channel.off(GLOBALS_UPDATED, listener)
    },
    [channel],
  )
  return useSyncExternalStore(subscribe, () => themeIn(channel))
}

const families = {
  fontBase: '"Instrument Sans Variable", system-ui, sans-serif',
  fontCode: '"JetBrains Mono Variable", ui-monospace, monospace',
}

/** Every document, in the theme that the toolbar chose. */
export function DocumentsContainer({
  context,
  children,
}: PropsWithChildren<DocsContainerProps>) {
  const theme = useChosenTheme(context.channel)
  // The page itself, as for a story: what lies around the document is its ground.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme
  }, [theme])
  return (
    <DocsContainer context={context} theme={themeOf(theme, families)}>
      <main className={styles.document} data-theme={theme}>
        {children}
      </main>
    </DocsContainer>
  )
}
