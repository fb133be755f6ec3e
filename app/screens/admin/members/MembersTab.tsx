import { administration } from '@narwhal-club/core/messages/pages/administration'
import { TextField } from '@narwhal-club/ui/form/TextField/TextField.tsx'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { type FormEvent, useState } from 'react'
import { useAddress } from '../../../data/useAddress.ts'
import * as styles from '../../../page/screens.css.ts'
import { Member } from './Member.tsx'
import { membersAddress } from './membersAddress.ts'

const { members: words } = administration

/** Looks an address up: what it may, what it did, where it is signed in. */
export function MembersTab() {
  const { state, go } = useAddress(membersAddress)
  const [typed, setTyped] = useState(state.address)
  const [isTold, setTold] = useState(false)
  const isSound = /^0x[0-9a-fA-F]{40}$/.test(typed.trim())
  const find = (event: FormEvent) => {
    event.preventDefault()
    setTold(!isSound)
    if (isSound) go({ address: typed.trim() })
  }
  return (
    <div className={styles.stack}>
      <Card title={words.title}>
        <form className={styles.stack} noValidate onSubmit={find}>
          <TextField
            name="address"
            label={words.label}
            hint={words.hint}
            error={isTold && !isSound ? words.wrong : undefined}
            required
            value={typed}
            onChange={setTyped}
          />
          <div>
            <Button type="submit" variant="solid">
              {words.find}
            </Button>
          </div>
        </form>
      </Card>
      {state.address ? (
        <Member key={state.address} address={state.address.toLowerCase()} />
      ) : null}
    </div>
  )
}
