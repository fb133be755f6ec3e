import { createQueryFn } from '@narwhal-club/core/http'
import { administration } from '@narwhal-club/core/messages/pages/administration'
import { Button } from '@narwhal-club/ui/kit/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import * as styles from './audit.css.ts'
import { verifyChain } from './verifyChain.ts'

const { audit: words } = administration

/** Has this browser hash the whole log anew. */
export function Verify() {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['audit-chain'],
    queryFn: async ({ signal }) => {
      const ask = createQueryFn({
        fetch: globalThis.fetch.bind(globalThis),
      })
      return verifyChain((path) =>
        Promise.resolve(ask({ queryKey: [path], signal })),
      )
    },
    // It is long: only where someone asks for it.
    enabled: false,
  })
  const said = isFetching
    ? words.verifying
    : isError
      ? words.failed
      : data
        ? data.holds
          ? words.holds(data.lines)
          : words.broken(data.index)
        : ''
  return (
    <div className={styles.row}>
      <div>
        <Button waiting={isFetching} onClick={() => void refetch()}>
          {words.verify}
        </Button>
      </div>
      <p role="status">{said}</p>
    </div>
  )
}
