import { documents } from '@narwhal-club/core/contract'
import { adminContent as words } from '@narwhal-club/core/messages/pages/adminContent'
import { TabLinks } from '@narwhal-club/ui/kit/TabLinks/TabLinks.tsx'
import { choice, createAddress } from '../../../data/address.ts'
import { useAddress } from '../../../data/useAddress.ts'
import * as styles from '../../../page/screens.css.ts'
import { paths } from '../../../paths.ts'
import { RouterLink } from '../../../shell/RouterLink.tsx'
import { DocumentEditor } from './DocumentEditor.tsx'
import { TemplateEditor } from './TemplateEditor.tsx'

const parts = [...documents, 'templates'] as const
const address = createAddress({
  tab: choice('tab', ['overview', 'content'], 'overview'),
  part: choice('part', parts, 'team'),
})

/** What administrators write on pages, a part each. */
export function ContentTab() {
  const { part } = useAddress(address).state
  return (
    <div className={styles.stack}>
      <TabLinks
        label={words.parts.label}
        linkAs={RouterLink}
        links={parts.map((each) => ({
          href: paths.admin + address.format({ tab: 'content', part: each }),
          label: words.parts[each],
          isCurrent: each === part,
        }))}
      />
      {part === 'templates' ? (
        <TemplateEditor />
      ) : (
        <DocumentEditor key={part} document={part} />
      )}
    </div>
  )
}
