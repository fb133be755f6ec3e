import { clubAdminEndpoints } from '@narwhal-club/core/contract'
import { adminContent } from '@narwhal-club/core/messages/pages/adminContent'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { ListCard } from '@narwhal-club/ui/kit/ListCard/ListCard.tsx'
import { StatusChip } from '@narwhal-club/ui/kit/StatusChip/StatusChip.tsx'
import type { ReactNode } from 'react'
import { choice, createAddress, text } from '../../../data/address.ts'
import { useAddress } from '../../../data/useAddress.ts'
import * as styles from '../../../page/screens.css.ts'
import { paths } from '../../../paths.ts'
import { RouterLink } from '../../../shell/RouterLink.tsx'
import { csvHref } from '../csvHref.ts'
import * as rows from '../rows.css.ts'
import { ClubEditor, NewClub } from './ClubEditor.tsx'
import { useAdminClubs, useAsk } from './useClubAdmin.ts'

const words = adminContent.clubs
const address = createAddress({
  tab: choice('tab', ['overview', 'clubs'], 'overview'),
  club: text('club', /^[a-z0-9-]{3,32}$/),
  make: choice('make', ['no', 'yes'], 'no'),
})
const hrefOf = (said: { club?: string; make?: 'no' | 'yes' }) =>
  paths.admin + address.format({ tab: 'clubs', club: '', make: 'no', ...said })

/** Clubs: made, described, ruled, looked after, paused. */
export function ClubsTab() {
  const { club, make } = useAddress(address).state
  if (make === 'yes')
    return (
      <Back>
        <NewClub />
      </Back>
    )
  return club ? (
    <Back>
      <OneClub key={club} club={club} />
    </Back>
  ) : (
    <AllClubs />
  )
}

const Back = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>
    <p>
      <RouterLink href={hrefOf({})} className={styles.link}>
        {words.all}
      </RouterLink>
    </p>
    {children}
  </div>
)

function AllClubs() {
  const { answer, more } = useAdminClubs('adminClubs', {})
  return (
    <ListCard
      title={words.title}
      answer={answer}
      more={more}
      controls={
        <p className={styles.row}>
          <RouterLink href={hrefOf({ make: 'yes' })} className={styles.link}>
            {words.make}
          </RouterLink>
          <a
            href={csvHref(clubAdminEndpoints.adminClubs)}
            className={styles.link}
          >
            {words.csv}
          </a>
        </p>
      }
      empty={{ title: words.title, children: adminContent.none }}
      keyOf={({ id }) => id}
      draw={({ id, name, status, rulesVersion }) => (
        <div className={rows.line}>
          <p className={rows.said}>
            <RouterLink href={hrefOf({ club: id })} className={styles.link}>
              {name}
            </RouterLink>
            <br />
            <span className={styles.term}>
              {id} · {words.rulesVersion(rulesVersion)}
            </span>
          </p>
          <StatusChip tone={status === 'active' ? 'active' : 'neutral'}>
            {words.status[status]}
          </StatusChip>
        </div>
      )}
    />
  )
}

function OneClub({ club }: { club: string }) {
  const { data, isError, refetch } = useAsk('adminClub', { club })
  if (data) return <ClubEditor club={data} />
  if (isError)
    return (
      <ErrorState heading="h2" onAction={() => void refetch()}>
        {adminContent.failed}
      </ErrorState>
    )
  return <p className={styles.term}>{adminContent.loading}</p>
}
