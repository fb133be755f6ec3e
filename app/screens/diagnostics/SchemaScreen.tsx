import { type Endpoint, surface } from '@narwhal-club/core/contract'
import { diagnostics } from '@narwhal-club/core/messages/pages/diagnostics'
import { useQuery } from '@tanstack/react-query'
import { Page } from '../../page/Page.tsx'
import * as styles from '../../page/screens.css.ts'
import { probe } from './probe.ts'

const { schema } = diagnostics
const endpoints: readonly Endpoint[] = Object.values(surface).filter(
  ({ method }) => method === 'GET',
)

/** `/test-schema`: every read endpoint held against the contract (R2.12). */
export function SchemaScreen() {
  return (
    <Page title={schema.title} lead={schema.lead}>
      <table className={styles.fixedTable}>
        <thead>
          <tr>
            <th scope="col" className={styles.cell}>
              {schema.endpoint}
            </th>
            <th scope="col" className={styles.answer}>
              {schema.result}
            </th>
            <th scope="col" className={styles.timing}>
              {schema.timing}
            </th>
          </tr>
        </thead>
        <tbody>
          {endpoints.map((endpoint) => (
            <Row key={endpoint.path} endpoint={endpoint} />
          ))}
        </tbody>
      </table>
    </Page>
  )
}

function Row({ endpoint }: { endpoint: Endpoint }) {
  const { data, error } = useQuery({
    queryKey: ['probe', endpoint.path],
    queryFn: () => probe(endpoint),
    staleTime: 0,
  })
  return (
    <tr>
      <td className={styles.cell}>{endpoint.path}</td>
      <td className={styles.answer}>
        {data?.result ?? (error ? schema.silent : schema.running)}
        {data?.why ? <small className={styles.why}>{data.why}</small> : null}
      </td>
      <td className={styles.timing} data-timing>
        {data ? `${data.milliseconds} ms` : ''}
      </td>
    </tr>
  )
}
