import { formatCount } from '@narwhal-club/core/format'
import { __area__ } from '@narwhal-club/core/messages/pages/__area__'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { Metric } from '@narwhal-club/ui/kit/Metric/Metric.tsx'
import { Page, Section } from '../../page/Page.tsx'
import { use__Area__ } from './use__Area__.ts'

/** The page of the area. */
export function __Area__Screen() {
  const { view, onAsk } = use__Area__()
  return (
    <Page title={__area__.title} lead={__area__.lead}>
      <Section title={__area__.now}>
        {view.status === 'failed' ? (
          <ErrorState onAction={onAsk} />
        ) : (
          <Metric
            label={__area__.members}
            loading={view.status === 'reading'}
            value={view.status === 'read' && formatCount(view.value.members)}
          />
        )}
      </Section>
    </Page>
  )
}
