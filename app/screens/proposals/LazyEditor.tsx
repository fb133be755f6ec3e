import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { NotLoaded } from '../../routes.tsx'
import type { EditorProps } from './Editor.tsx'

/** The editor: its code comes when a draft is opened. */
export const LazyEditor = loadable<EditorProps>(
  async () => (await import('./Editor.tsx')).Editor,
  { failed: NotLoaded },
)
