import { checksumAddress } from '@narwhal-club/core/checksum'
import {
  type ModerationItem,
  type ModerationView,
  moderationEndpoints,
  moderationViews,
} from '@narwhal-club/core/contract'
import { shortAddress } from '@narwhal-club/core/format'
import type { ModerationAct } from '@narwhal-club/core/governance'
import { moderation as words } from '@narwhal-club/core/messages/pages/moderation'
import { BlockedAuthors } from '@narwhal-club/ui/admin/BlockedAuthors/BlockedAuthors.tsx'
import { ModerationQueue } from '@narwhal-club/ui/admin/ModerationQueue/ModerationQueue.tsx'
import { choice, createAddress } from '../../../data/address.ts'
import { createUseList } from '../../../data/list.ts'
import { useAddress } from '../../../data/useAddress.ts'
import * as styles from '../../../page/screens.css.ts'
import { RouterLink } from '../../../shell/RouterLink.tsx'
import { adviceOf } from '../advice.ts'
import { csvHref } from '../csvHref.ts'
import { createUseAdminister } from '../useAdministering.ts'
import { placeHref } from './placeHref.ts'

const { moderationQueue, blockedAuthors } = moderationEndpoints
const useList = createUseList({ moderationQueue, blockedAuthors }, adviceOf)
const useAdminister = createUseAdminister(moderationEndpoints)

const address = createAddress({
  tab: choice('tab', ['overview', 'moderation'], 'overview'),
  view: choice<ModerationView>('view', moderationViews, 'waiting'),
})

const calls = {
  dismiss: 'dismissThing',
  warn: 'warnThing',
  hide: 'hideThing',
  restore: 'restoreThing',
  tombstone: 'tombstoneThing',
} as const satisfies Record<ModerationAct, string>

/** What was reported, what was done about it, and who may publish nothing. */
export function ModerationTab() {
  const { state, hrefOf } = useAddress(address)
  const { view } = state
  const queue = useList('moderationQueue', { view })
  const blocked = useList('blockedAuthors', {})
  const administer = useAdminister()

  function act({ kind, id: thing, title }: ModerationItem, act: ModerationAct) {
    const { text, done } = words.doing[act]
    administer(
      calls[act],
      { kind, thing },
      {
        title: words.doingTo(words.acts[act], words.kinds[kind].toLowerCase()),
        text: `“${title}”. ${text}`,
        confirm: words.acts[act],
        done,
        isGrave: act === 'tombstone' || act === 'hide',
      },
    )
  }

  function block(author: string, isOver: boolean) {
    const said = isOver ? words.unblocking : words.blocking
    administer(
      isOver ? 'unblockAuthor' : 'blockAuthor',
      { body: { address: author as `0x${string}` } },
      {
        title: said.title,
        text: said.text(shortAddress(checksumAddress(author))),
        confirm: isOver ? words.unblock : words.block,
        done: said.done,
        isGrave: !isOver,
      },
    )
  }

  return (
    <div className={styles.stack}>
      <ModerationQueue
        {...queue}
        view={view}
        viewHref={(each) => hrefOf({ view: each })}
        csvHref={csvHref(moderationQueue, { view })}
        hrefOf={placeHref}
        linkAs={RouterLink}
        onAct={act}
        onBlock={(author) => block(author, false)}
      />
      <BlockedAuthors
        {...blocked}
        csvHref={csvHref(blockedAuthors)}
        onUnblock={(author) => block(author, true)}
      />
    </div>
  )
}
