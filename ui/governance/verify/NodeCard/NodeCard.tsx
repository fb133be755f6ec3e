import type { SpotCheck } from '@narwhal-club/core/auditing'
import { formatCount } from '@narwhal-club/core/format'
import { verify } from '@narwhal-club/core/messages/pages/verify'
import type { FormEvent } from 'react'
import { TextField } from '../../../form/TextField/TextField.tsx'
import { Button } from '../../../kit/Button/Button.tsx'
import { Card } from '../../../kit/Card/Card.tsx'
import { mono, muted } from '../../../theme/text.css.ts'
import * as styles from './NodeCard.css.ts'

const words = verify.node

export interface NodeCardProps {
  /** What stands in the field, or the one node that may be asked. */
  node: string
  error?: string | undefined
  /** Missing where the page may ask one node alone. */
  onNode?: ((node: string) => void) | undefined
  onAsk: () => void
  isAsking?: boolean
  /** What is known so far. */
  check?: SpotCheck | undefined
}

/** Asks a node whether the list of voters is what the chain said. */
export function NodeCard(props: NodeCardProps) {
  const { node, error, onNode, onAsk, isAsking = false, check } = props
  const ask = (event: FormEvent) => {
    event.preventDefault()
    onAsk()
  }
  return (
    <Card title={words.title}>
      <p className={muted}>{words.body}</p>
      <form className={styles.form} onSubmit={ask} noValidate>
        {onNode ? (
          <div className={styles.wide}>
            <TextField
              name="node"
              required
              kind="url"
              label={words.field}
              hint={words.fieldHint}
              value={node}
              error={error}
              onChange={onNode}
            />
          </div>
        ) : (
          <p>{words.fixed(node)}</p>
        )}
        <Button type="submit" waiting={isAsking}>
          {words.ask}
        </Button>
      </form>
      <div role="status" className={styles.said}>
        {check ? <Found {...check} /> : null}
      </div>
    </Card>
  )
}

function Found({ block, found, of, wallets }: SpotCheck) {
  const same = found.filter(({ said, held }) => said === held)
  const others = found.filter(({ said, held }) => said !== held)
  return (
    <>
      <p>{words.block[block]}</p>
      {found.length < of ? (
        <p>{words.asking(formatCount(found.length), formatCount(of))}</p>
      ) : (
        <p>
          {of === 0
            ? words.nobody
            : words.same(formatCount(same.length), formatCount(of))}
        </p>
      )}
      <ul className={styles.rows}>
        {others.map(({ address, said, held }) => (
          <li key={address} className={styles.row}>
            <span className={mono} dir="ltr">
              {address}
            </span>{' '}
            {held === null
              ? words.unknown
              : words.other(formatCount(held), formatCount(said))}
          </li>
        ))}
      </ul>
      {wallets ? <Wallets wallets={wallets} /> : null}
    </>
  )
}

function Wallets({ wallets }: { wallets: NonNullable<SpotCheck['wallets']> }) {
  const others = wallets.filter(({ says }) => says !== 'yes')
  const said = formatCount(wallets.length - others.length)
  return (
    <>
      <p>{words.wallets(said, formatCount(wallets.length))}</p>
      <ul className={styles.rows}>
        {others.map(({ address, says }) => (
          <li key={address} className={styles.row}>
            <span className={mono} dir="ltr">
              {address}
            </span>{' '}
            {says === 'no' ? words.walletNo : words.walletUnknown}
          </li>
        ))}
      </ul>
    </>
  )
}
