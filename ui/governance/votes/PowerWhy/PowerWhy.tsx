import type { PowerStory } from '@narwhal-club/core/contract'
import { formatCount, formatMoment } from '@narwhal-club/core/format'
import { voting } from '@narwhal-club/core/messages/pages/votes'
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react'
import type { Answer } from '../../../kit/answer/answer.ts'
import { ErrorState } from '../../../kit/ErrorState/ErrorState.tsx'
import { ExternalLink } from '../../../kit/ExternalLink/ExternalLink.tsx'
import { HolderLink } from '../../../kit/HolderLink/HolderLink.tsx'
import type { HolderPlace } from '../../../kit/HolderLink/place.ts'
import { useReaderZone } from '../../../kit/readerZone/useReaderZone.ts'
import { hidden } from '../../../theme/text.css.ts'
import { groupsOf } from './groups.ts'
import * as styles from './PowerWhy.css.ts'

const words = voting.why

type Change = PowerStory['changes'][number]

/** Where an NFT comes from that is new, and goes to that is burnt. */
const nobody = '0x0000000000000000000000000000000000000000'

export interface PowerWhyProps extends HolderPlace {
  answer: Answer<PowerStory>
  /** Where a transaction can be looked at; null where there is no explorer. */
  txHref: (hash: string) => string | null
}

/** Tells by which transfers a wallet came to its votes, or to none. */
export function PowerWhy(props: PowerWhyProps) {
  const { answer } = props
  if (answer.status === 'failed')
    return (
      <ErrorState title={words.failed} onAction={answer.onRetry}>
        {answer.advice}
      </ErrorState>
    )
  if (answer.status === 'loading')
    return (
      <div className={styles.root} aria-busy="true">
        <div className={styles.bone} />
        <div className={styles.bone} />
        <span className={hidden}>{words.loading}</span>
      </div>
    )
  const { power, held, block, changes, later, more, why } = answer.data
  const { elsewhere = [] } = answer.data
  return (
    <div className={styles.root}>
      <p>
        {words.lead(formatCount(power), formatCount(held), formatCount(block))}
      </p>
      {why ? <p>{words.reasons[why]}</p> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is of a form */}
      <div
        className={styles.scroller}
        role="group"
        aria-label={words.before}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows scroll it only where it has the focus
        tabIndex={0}
      >
        <div className={styles.root}>
          <section className={styles.root}>
            <h3 className={styles.title}>{words.before}</h3>
            {changes.length === 0 ? (
              <p className={styles.small}>{words.none}</p>
            ) : (
              <Changes {...props} of={changes} />
            )}
            {more ? <p className={styles.small}>{words.more}</p> : null}
          </section>
          {later.length > 0 ? (
            <section className={styles.root}>
              <h3 className={styles.title}>{words.later}</h3>
              <Changes {...props} of={later} />
            </section>
          ) : null}
          {elsewhere.length > 0 ? (
            <section className={styles.root}>
              <h3 className={styles.title}>{words.elsewhere}</h3>
              <ul className={styles.list}>
                {elsewhere.map(({ tokenId, holder, kind }) => (
                  <li key={tokenId} className={styles.row}>
                    <ArrowUpRight
                      size={18}
                      className={styles.icon}
                      aria-hidden
                    />
                    <span className={styles.head}>{words.token(tokenId)}</span>
                    <span className={styles.small}>
                      {words[kind]}{' '}
                      <HolderLink
                        address={holder}
                        href={props.holderHref(holder)}
                        linkAs={props.linkAs}
                      />
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </div>
    </div>
  )
}

function Changes(props: PowerWhyProps & { of: readonly Change[] }) {
  const { of, txHref, holderHref, linkAs } = props
  const zone = useReaderZone()
  return (
    <ul className={styles.list}>
      {groupsOf(of).map(({ tx, tokens, other, change, held, at }) => {
        const Icon = change === 1 ? ArrowDownLeft : ArrowUpRight
        const [token = ''] = tokens
        const said = words[change === 1 ? 'got' : 'gave']
        const href = tx ? txHref(tx) : null
        return (
          <li key={`${at} ${token} ${held}`} className={styles.row}>
            <Icon
              size={18}
              className={styles.icon}
              data-is={change}
              aria-hidden
            />
            <span className={styles.head}>
              <span>
                {tokens.length === 1
                  ? said.one(token)
                  : said.many(formatCount(tokens.length))}
              </span>
              <span>{words.held(formatCount(held))}</span>
            </span>
            {tokens.length > 1 ? (
              <span className={styles.small}>
                {tokens.map((id) => `#${id}`).join(', ')}
              </span>
            ) : null}
            <span className={styles.small}>
              {other === nobody ? (
                words[change === 1 ? 'minted' : 'burnt'][
                  tokens.length === 1 ? 'one' : 'many'
                ]
              ) : (
                <>
                  {change === 1 ? words.from : words.to}{' '}
                  <HolderLink
                    address={other}
                    href={holderHref(other)}
                    linkAs={linkAs}
                  />
                </>
              )}
            </span>
            <span className={styles.small}>
              {formatMoment(at, zone)}
              {href ? (
                <>
                  {' · '}
                  <ExternalLink href={href} className={styles.link}>
                    {words.transaction}
                  </ExternalLink>
                </>
              ) : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
