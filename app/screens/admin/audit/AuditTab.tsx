import { administrationEndpoints } from '@narwhal-club/core/contract'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { TextField } from '@narwhal-club/ui/form/TextField/TextField.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { ListCard } from '@narwhal-club/ui/kit/ListCard/ListCard.tsx'
import { type FormEvent, useState } from 'react'
import { useAddress } from '../../../data/useAddress.ts'
import * as styles from '../../../page/screens.css.ts'
import { csvHref } from '../csvHref.ts'
import { useAuditList } from '../useAdministration.ts'
import { AuditRow } from './AuditRow.tsx'
import {
  type AuditField,
  type AuditSought,
  auditAddress,
  isAllSound,
  isSound,
} from './auditAddress.ts'
import { Verify } from './Verify.tsx'

const { audit: words } = administration

/** What administrators and moderators did, as it was written down. */
export function AuditTab() {
  const { state, go } = useAddress(auditAddress)
  const { kind, by, to } = state
  const sought = { kind, by, to }
  const [typed, setTyped] = useState(sought)
  // What was searched for is judged, not what is still typed.
  const [sent, setSent] = useState(sought)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setSent(typed)
    if (isAllSound(typed)) go(typed)
  }
  const field = (name: AuditField) => (
    <TextField
      name={name}
      label={words[name]}
      isFilter
      value={typed[name]}
      error={
        typed[name] === sent[name] && !isSound(sent, name)
          ? words.wrong[name]
          : undefined
      }
      onChange={(value) => setTyped({ ...typed, [name]: value.trim() })}
    />
  )
  return (
    <div className={styles.stack}>
      <Card>
        <p>{words.lead}</p>
        <Verify />
        <form className={styles.stack} noValidate onSubmit={find}>
          <div className={styles.grid}>
            {field('kind')}
            {field('by')}
            {field('to')}
          </div>
          <div>
            <Button type="submit">{words.search}</Button>
          </div>
        </form>
      </Card>
      {isAllSound(sought) && isAllSound(sent) ? (
        <Found sought={sought} />
      ) : null}
    </div>
  )
}

/** The lines that are like that. */
function Found({ sought: { kind, by, to } }: { sought: AuditSought }) {
  const asked = { ...(kind && { kind }), ...(by && { by }), ...(to && { to }) }
  const { answer, more } = useAuditList('adminAudit', asked)
  return (
    <ListCard
      title={words.title}
      answer={answer}
      more={more}
      empty={{
        children: Object.keys(asked).length > 0 ? words.none : words.empty,
      }}
      keyOf={({ index }) => index}
      draw={(line) => <AuditRow line={line} />}
      foot={
        <a href={csvHref(administrationEndpoints.adminAudit, asked)} download>
          {words.csv}
        </a>
      }
    />
  )
}
