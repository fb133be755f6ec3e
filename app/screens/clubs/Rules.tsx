import { governance } from '@narwhal-club/core/constants'
import { clubs } from '@narwhal-club/core/messages/pages/clubs'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { Section } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { useView } from '../../useSystem.ts'

const day = 24 * 60 * 60

/** The club's rules, and what the reader has under them. */
export function Rules() {
  const session = useView((view) => view.session)
  const power =
    session.status === 'signedIn' ? session.user.votingPower : undefined
  return (
    <Section title={clubs.rules}>
      <Card>
        <div className={styles.metrics}>
          <Metric
            label={clubs.rule.power}
            value={String(governance.minimumVotingPower)}
          />
          <Metric
            label={clubs.rule.period}
            value={clubs.rule.days(governance.minimumVotingPeriodSeconds / day)}
          />
          <Metric label={clubs.rule.quorum} value={clubs.rule.none} />
          {session.status === 'signedIn' ? (
            <Metric
              label={clubs.yourVotes}
              value={power?.toLocaleString('en-US')}
            />
          ) : null}
        </div>
      </Card>
    </Section>
  )
}
