import { toasts } from '@narwhal-club/core/messages'
import { panels } from '@narwhal-club/core/messages/panels'
import { MonitorDown, Search, Smartphone, Wallet } from 'lucide-react'
import { Button } from '../../kit/Button/Button.tsx'
import { CopyButton } from '../../kit/CopyButton/CopyButton.tsx'
import { ExternalLink } from '../../kit/ExternalLink/ExternalLink.tsx'
import { Ending } from '../../kit/Panel/Ending.tsx'
import { Points } from '../../kit/Panel/Points.tsx'
import { Stage } from '../../kit/Panel/Stage.tsx'
import * as styles from './WalletPanel.css.ts'
import { walletLinks } from './walletLinks.ts'

export interface NoWalletProps {
  /** A phone can open this page inside a wallet; a computer installs one. */
  device: 'computer' | 'phone'
  /** This page, for the links that open it elsewhere. */
  pageUrl: string
  onLookAgain: () => void
  onClose: () => void
}

const { noWallet } = panels.connect
const { noWalletFound } = toasts

/** The heading of R5.3, word for word. */
const heading = (
  <Stage
    orb={{ icon: Wallet, tone: 'quiet', badge: Search }}
    title={noWalletFound.title}
  >
    {noWalletFound.body}
  </Stage>
)

function OnPhone({ pageUrl }: { pageUrl: string }) {
  const links = walletLinks(pageUrl)
  return (
    <>
      <p className={styles.muted}>{noWallet.phoneLead}</p>
      <div className={styles.links}>
        {links.map(({ name, href }, at) => (
          <a
            key={name}
            href={href}
            className={`${styles.external} ${at === 0 ? styles.lead : ''}`}
          >
            {noWallet.openIn(name)}
          </a>
        ))}
        <CopyButton
          text={pageUrl}
          label={noWallet.copyLink}
          done={noWallet.copied}
          variant="bare"
        />
      </div>
      <div>
        <p className={styles.muted}>{noWallet.noneYet}</p>
        <div className={styles.install}>
          {links.map(({ name, install }) => (
            <ExternalLink
              key={name}
              href={install}
              className={styles.installLink}
            >
              {name}
            </ExternalLink>
          ))}
        </div>
      </div>
    </>
  )
}

/** Says that no wallet was found, and what to do about it on this device. */
export function NoWallet(props: NoWalletProps) {
  const { device, pageUrl, onLookAgain, onClose } = props
  const [first] = walletLinks(pageUrl)
  if (device === 'phone')
    return (
      <>
        {heading}
        <OnPhone pageUrl={pageUrl} />
        <Ending>
          <Button wide onClick={onClose}>
            {noWallet.keepBrowsing}
          </Button>
        </Ending>
      </>
    )
  return (
    <>
      {heading}
      <Points
        points={[
          { key: 'computer', icon: MonitorDown, text: noWallet.onComputer },
          { key: 'phone', icon: Smartphone, text: noWallet.onPhone },
        ]}
      />
      <Ending>
        <ExternalLink
          href={first?.install ?? ''}
          className={`${styles.external} ${styles.lead}`}
        >
          {noWallet.get}
        </ExternalLink>
        <Button wide onClick={onLookAgain}>
          {noWallet.look}
        </Button>
        <Button variant="bare" wide onClick={onClose}>
          {noWallet.keepBrowsing}
        </Button>
      </Ending>
    </>
  )
}
