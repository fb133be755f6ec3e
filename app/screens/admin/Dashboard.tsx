import { admin } from '@narwhal-club/core/messages/pages/admin'
import { TabLinks } from '@narwhal-club/ui/kit/TabLinks/TabLinks.tsx'
import { useAddress } from '../../data/useAddress.ts'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { paths } from '../../paths.ts'
import { RouterLink } from '../../shell/RouterLink.tsx'
import { AdministeringDialog } from './AdministeringDialog.tsx'
import { adminAddress, hrefOfTab } from './address.ts'
import { adminTabs } from './tabs.ts'

/** The page of administrators: a tab for each matter, named in the address. */
export function Dashboard() {
  const { tab } = useAddress(adminAddress).state
  const shown = adminTabs.find(({ id }) => id === tab) ?? adminTabs[0]
  const { Tab } = shown
  const label = admin.tabs[shown.id]
  return (
    <Page
      title={admin.title}
      lead={admin.lead}
      {...(shown !== adminTabs[0] && { tab: `${label} · ${admin.title}` })}
    >
      <div className={styles.stack}>
        <TabLinks
          label={admin.tabs.label}
          linkAs={RouterLink}
          links={adminTabs.map((each) => ({
            href: paths.admin + hrefOfTab(each.id),
            label: admin.tabs[each.id],
            isCurrent: each === shown,
          }))}
        />
        <Tab />
      </div>
      <AdministeringDialog />
    </Page>
  )
}
