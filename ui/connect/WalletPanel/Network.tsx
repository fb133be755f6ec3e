import { chain } from '@narwhal-club/core/constants'
import { words } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import type { WalletView } from '@narwhal-club/core/wallet'
import { ArrowRight, Info, Waypoints } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { Ending, Hint } from '../../kit/Panel/Ending.tsx'
import { Facing } from '../../kit/Panel/Facing.tsx'
import { Facts } from '../../kit/Panel/Facts.tsx'
import { note } from '../../kit/Panel/Panel.css.ts'
import { Stage } from '../../kit/Panel/Stage.tsx'
import { chainName } from './chainName.ts'

const { wrongChain, switching, adding } = panels.connect

export interface NetworkProps {
  view: Extract<
    WalletView,
    { status: 'wrongChain' | 'switchingChain' | 'addingChain' }
  >
  onSwitchChain: () => void
  onDisconnect: () => void
  onCancel: () => void
}

/** Leads from another network to ours: switch, and add where it is unknown. */
export function Network(props: NetworkProps) {
  const { view, onSwitchChain, onDisconnect, onCancel } = props
  const { name } = view.option
  if (view.status === 'wrongChain')
    return (
      <>
        <Stage
          orb={{ icon: Waypoints, tone: 'warning' }}
          title={wrongChain.title}
        >
          {wrongChain.body}
        </Stage>
        <Facing
          between={ArrowRight}
          sides={[
            {
              term: wrongChain.now,
              fact: chainName(view.chainId),
              detail: String(view.chainId),
            },
            {
              term: wrongChain.needed,
              fact: chain.name,
              detail: String(chain.id),
              aim: true,
            },
          ]}
        />
        <p className={note}>{wrongChain.hint}</p>
        <Ending>
          {view.failure ? (
            <Hint icon={Info}>
              {view.failure.message} {wrongChain.notSwitched}
            </Hint>
          ) : null}
          <Button variant="spark" wide onClick={onSwitchChain}>
            {wrongChain.switch}
          </Button>
          <Button wide onClick={onDisconnect}>
            {words.disconnect}
          </Button>
        </Ending>
      </>
    )
  const isAdding = view.status === 'addingChain'
  return (
    <>
      <Stage
        orb={{ icon: Waypoints, ring: 'turning' }}
        title={isAdding ? adding.title(name) : switching.title}
      >
        {isAdding ? adding.body : switching.body(name)}
      </Stage>
      <Facts
        rows={[
          [adding.network, chain.name],
          [adding.chainId, String(chain.id)],
          [adding.currency, chain.nativeCurrency.symbol],
        ]}
      />
      <Ending>
        <Button wide onClick={onCancel}>
          {words.cancel}
        </Button>
      </Ending>
    </>
  )
}
