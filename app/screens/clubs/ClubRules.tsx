import type { ClubDetail } from '@narwhal-club/core/contract'
import { club as words } from '@narwhal-club/core/messages/pages/club'
import { AboutCard } from '@narwhal-club/ui/governance/AboutCard/AboutCard.tsx'
import { RulesCard } from '@narwhal-club/ui/governance/RulesCard/RulesCard.tsx'
import { ButtonLink } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { isAbsent } from '../../data/absence.ts'
import { answerOf } from '../../data/answerOf.ts'
import { AddressLine } from '../../page/AddressLine.tsx'
import * as styles from '../../page/screens.css.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { adviceOf } from './advice.ts'
import { useAsk } from './useClubs.ts'

interface ClubRulesProps {
  club: ClubDetail
  /** The version that is asked for; those of now where missing. */
  version: number | undefined
  hrefOf: (version?: number) => string
}

const addressOf = (address: string) => <AddressLine address={address} />

/** The rules of a club, and what it says of itself. */
export function ClubRules(props: ClubRulesProps) {
  const { club, version } = props
  return (
    <div className={styles.stack}>
      {version === undefined || version === club.rules.version ? (
        <RulesCard
          answer={{
            status: 'ready',
            data: { latest: club.rules.version, rules: club.rules },
          }}
          hrefOf={props.hrefOf}
          linkAs={RouterLink}
          addressOf={addressOf}
        />
      ) : (
        <Version {...props} version={version} />
      )}
      <AboutCard club={club} addressOf={addressOf} />
    </div>
  )
}

function Version({ club, version, hrefOf }: ClubRulesProps) {
  const result = useAsk('clubRules', { club: club.id, version })
  if (isAbsent(result))
    return (
      <EmptyState
        heading="h2"
        title={words.rules.unknown.title}
        action={
          <ButtonLink href={hrefOf()} linkAs={RouterLink}>
            {words.rules.now}
          </ButtonLink>
        }
      >
        {words.rules.unknown.body}
      </EmptyState>
    )
  return (
    <RulesCard
      answer={answerOf(result, adviceOf)}
      hrefOf={hrefOf}
      linkAs={RouterLink}
      addressOf={addressOf}
    />
  )
}
