import {
  type composingMachine,
  toComposingView,
} from '@narwhal-club/core/composing'
import { weigh } from '@narwhal-club/core/shill'
import { PostCard } from '@narwhal-club/ui/shill/PostCard/PostCard.tsx'
import { SavedPosts } from '@narwhal-club/ui/shill/SavedPosts/SavedPosts.tsx'
import * as fixture from '../../../core/composing/composing.fixture.ts'
import type { Render } from '../tour.ts'
import { Quiet } from './frames.tsx'

/** One of the posts side by side, and the drafts. */
export const composing: Render<typeof composingMachine> = (snapshot, send) => {
  const view = toComposingView(snapshot)
  const { shown } = snapshot.context
  if (!shown) return <Quiet>No roll is shown yet.</Quiet>
  const text = view.edited[0] ?? shown.texts[0] ?? ''
  const { id } = fixture.draft
  return (
    <>
      <PostCard
        post={{
          ...{ place: 0, text, parts: [], warnings: [], changes: [] },
          posts: [{ text, weight: weigh(text) }],
          isEdited: view.edited[0] !== undefined,
          href: '#x',
        }}
        onEdit={(place, said) =>
          send({ type: 'composing.edit', place, text: said })
        }
        onUndo={(place) => send({ type: 'composing.undo', place })}
        onTrim={() => {}}
        onPart={() => {}}
        onPosted={(place) => send({ type: 'composing.posted', place })}
        onDraft={(place) => send({ type: 'composing.saveDraft', place, id })}
        onKeep={(place) => send({ type: 'composing.keep', place, id })}
      />
      <SavedPosts
        title="Drafts"
        posts={view.drafts}
        onOpen={(draft) =>
          send({ type: 'composing.openDraft', place: 0, id: draft })
        }
        onDrop={(draft) => send({ type: 'composing.dropDraft', id: draft })}
      />
    </>
  )
}
