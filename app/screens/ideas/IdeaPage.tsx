import { tabTitle } from '@narwhal-club/core/brand'
import { ideas } from '@narwhal-club/core/messages/pages/ideas'
import { ClubNotice } from '@narwhal-club/ui/governance/ClubNotice/ClubNotice.tsx'
import { IdeaHeader } from '@narwhal-club/ui/governance/ideas/IdeaHeader/IdeaHeader.tsx'
import { ModeratedNotice } from '@narwhal-club/ui/governance/ModeratedNotice/ModeratedNotice.tsx'
import {
  isFolded,
  isGone,
} from '@narwhal-club/ui/governance/ModeratedNotice/standing.ts'
import { ShareActs } from '@narwhal-club/ui/governance/ShareActs/ShareActs.tsx'
import { page } from '../../browser/page.ts'
import { useAddress } from '../../data/useAddress.ts'
import { useNow } from '../../data/useNow.ts'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { clubAddress, usualClub } from '../clubs/clubsAddress.ts'
import { ViewedAs } from '../clubs/ViewedAs.tsx'
import { Words } from '../proposals/Words.tsx'
import { Report } from '../report/Report.tsx'
import { Adopt, type AdoptProps } from './Adopt.tsx'

/** An idea that is known: its words, and the way to make them a proposal. */
export function IdeaPage({ club, idea, isEarlier }: AdoptProps) {
  const { id, author, title, content, moderated } = idea
  const asking = useAddress(clubAddress)
  const { as } = asking.state
  const address = () => page.origin() + paths.idea(club.id, id)
  return (
    <div className={styles.stack}>
      <title>{tabTitle(title)}</title>
      <IdeaHeader
        idea={idea}
        club={club.name}
        backHref={asking.hrefOf({ ...usualClub, as, shows: 'ideas' })}
        holderHref={(holder) => `${paths.analytics}?holder=${holder}`}
        linkAs={RouterLink}
        now={useNow()}
        acts={<ShareActs title={title} address={address} onOpen={page.open} />}
      />
      <ClubNotice status={club.status} />
      {moderated ? <ModeratedNotice moderated={moderated} /> : null}
      {isGone(moderated) ? null : (
        <Words
          title={ideas.body.title}
          content={content}
          none={ideas.body.none}
          isBehind={isFolded(moderated)}
        />
      )}
      {/* As another wallet nothing is written. */}
      {as ? (
        <ViewedAs club={club.id} wallet={as} />
      ) : isGone(moderated) ? null : (
        <>
          <Adopt club={club} idea={idea} isEarlier={isEarlier} />
          <Report kind="idea" id={id} author={author} />
        </>
      )}
    </div>
  )
}
