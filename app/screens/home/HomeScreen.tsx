import { formatDate } from '@narwhal-club/core/format'
import { areas } from '@narwhal-club/core/messages/pages/areas'
import { home } from '@narwhal-club/core/messages/pages/home'
import { loadable } from '@narwhal-club/ui/kit/loadable/loadable.tsx'
import { useReaderZone } from '@narwhal-club/ui/kit/readerZone/useReaderZone.ts'
import { Suspense } from 'react'
import { useFacts } from '../../data/facts.ts'
import { asOf, FactsSection } from '../../page/FactsSection.tsx'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { useView } from '../../useSystem.ts'
import { Areas } from './Areas.tsx'
import { Newest } from './Newest.tsx'
import { OpenNow } from './OpenNow.tsx'
import { YourTurn } from './YourTurn.tsx'

const MyCard = loadable(async () => (await import('./MyCard.tsx')).MyCard)
const Awaiting = loadable(
  async () => (await import('./Awaiting.tsx')).Awaiting,
  {
    isDrawn: true,
    name: 'Awaiting',
  },
)

/**
 * The same element whenever home is drawn anew: React would throw away what
 * still waits for its code below it, and what is pressed there.
 */
const awaiting = (
  <Suspense>
    <Awaiting />
  </Suspense>
)

/** What is read, and never pressed but to leave: its code can wait. */
const patient = { isDrawn: true, isPatient: true }
const Notices = loadable(
  async () => (await import('./News.tsx')).Notices,
  patient,
)
const News = loadable(async () => (await import('./News.tsx')).News, patient)
const notices = (
  <Suspense>
    <Notices />
  </Suspense>
)
const news = (
  <Suspense>
    <News />
  </Suspense>
)

/** Home (R2.3): what needs the reader first, then what is new. */
export function HomeScreen() {
  const session = useView((view) => view.session)
  const { data: facts } = useFacts()
  const zone = useReaderZone()
  const user = session.status === 'signedIn' ? session.user : null
  const when = facts?.blockTime && formatDate(facts.blockTime, zone)
  const power = user?.votingPower
  const lead = !user
    ? home.lead
    : power === undefined
      ? home.greetingLead.unknown
      : power === 0
        ? home.greetingLead.none
        : home.greetingLead.power(power)
  return (
    <Page
      title={user ? home.greeting : home.title}
      tab={areas.home}
      lead={lead}
      eyebrow={[when, asOf(facts)].filter(Boolean).join(' · ') || '\u00a0'}
    >
      {notices}
      <YourTurn />
      <div className={styles.columns}>
        <div className={styles.sections}>
          {user ? (
            <div className={styles.cardPlace}>
              <MyCard />
            </div>
          ) : null}
          {user ? awaiting : <OpenNow />}
          {news}
          <FactsSection show={['supply', 'inVault', 'tokenSupply']} />
        </div>
        <Newest />
      </div>
      <Areas />
    </Page>
  )
}
