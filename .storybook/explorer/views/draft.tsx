import { type draftMachine, toDraftView } from '@narwhal-club/core/draft'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

type Words = { title: string; body: string }
const kind = { read: (words: unknown) => words as Words }

/** What is written, and how it stands. */
export const draft: Render<typeof draftMachine> = (snapshot) => {
  const view = toDraftView(snapshot, kind)
  if (view.status === 'loading') return <Quiet>The draft is asked for.</Quiet>
  if (view.status === 'unread') return <Quiet>{view.failure.message}</Quiet>
  return <Quiet>{view.value.title}</Quiet>
}
