import type { ShillFacts } from '@narwhal-club/core/contract'
import { formatCount, formatZonedMoment } from '@narwhal-club/core/format'
import { shill } from '@narwhal-club/core/messages/pages/shill'
import { cardWords } from '@narwhal-club/core/messages/shillCards'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { CopyButton } from '@narwhal-club/ui/kit/CopyButton/CopyButton.tsx'
import * as text from '@narwhal-club/ui/theme/text.css.ts'
import * as styles from './shill.css.ts'

const words = shill.facts

export interface FactsCardProps {
  share: ShillFacts
  /** They are of a link that was followed. */
  isFrozen: boolean
  onAnew: () => void
}

/** What is known, of which block, and the picture that says it. */
export function FactsCard({ share, isFrozen, onAnew }: FactsCardProps) {
  const { facts, title, alt, page } = share
  const said = cardWords(facts, title)
  const picture = `${page}.png`
  return (
    <Card title={words.title}>
      <div className={styles.facts}>
        <p>
          <strong>{said.title}</strong>
        </p>
        <p>{said.text}</p>
        <p className={text.muted}>
          {words.asOf(
            formatCount(facts.block),
            formatZonedMoment(facts.at, 'UTC'),
          )}
        </p>
        {isFrozen ? (
          <div className={styles.acts}>
            <span>{words.frozen}</span>
            <Button onClick={onAnew}>{words.anew}</Button>
          </div>
        ) : null}
        <details>
          <summary className={styles.summary}>{words.look}</summary>
          <div className={styles.facts}>
            {/* Drawn when it is looked at: most who come read on. */}
            <img
              className={styles.picture}
              src={picture}
              loading="lazy"
              width={1_200}
              height={675}
              alt={alt}
            />
            <div className={styles.acts}>
              <a className={styles.download} href={picture} download="card.png">
                {words.download}
              </a>
              <CopyButton text={alt} label={words.alt} done={words.altCopied} />
            </div>
          </div>
        </details>
      </div>
    </Card>
  )
}
