import { words } from '@narwhal-club/core/messages'
import { home } from '@narwhal-club/core/messages/pages/home'
import { Card } from '@narwhal-club/ui/kit/Card/Card.tsx'
import { EmptyState } from '@narwhal-club/ui/kit/EmptyState/EmptyState.tsx'
import { ErrorState } from '@narwhal-club/ui/kit/ErrorState/ErrorState.tsx'
import { useFacts } from '../../data/facts.ts'
import { FactsNote } from '../../page/FactsSection.tsx'
import * as styles from '../../page/screens.css.ts'

/** The newest of the collection, drawn by the contract itself. */
export function Newest() {
  const { data, isPending, isError, refetch } = useFacts()
  if (isError && !data)
    return <ErrorState action={words.tryAgain} onAction={() => refetch()} />
  const newest = data?.newest
  return (
    <Card title={home.newest.title}>
      {newest?.length === 0 ? (
        <EmptyState>{home.newest.empty}</EmptyState>
      ) : (
        <div className={styles.gallery} aria-busy={isPending || undefined}>
          {newest
            ? newest.map(({ id, image, name }) => (
                <img
                  key={id}
                  className={styles.art}
                  src={image}
                  alt={name}
                  width={112}
                  height={112}
                />
              ))
            : places.map((place) => (
                <span key={place} className={styles.artPlace} />
              ))}
        </div>
      )}
      <FactsNote facts={data} isOlder={isError} />
    </Card>
  )
}

/** Holds the room of six pictures until they come, so nothing moves. */
const places = [1, 2, 3, 4, 5, 6]
