import type { Changes } from '@narwhal-club/ui/governance/proposals/VersionsCard/changes.ts'
import type { VersionsListProps } from '@narwhal-club/ui/governance/proposals/VersionsCard/VersionsList.tsx'
import type { Answer } from '@narwhal-club/ui/kit/answer/answer.ts'

/**
 * What a list of versions shows of the one that an address names.
 *
 * @param compared the version that is held against the one before.
 * @param changesOf what it made of that one; worked out for this one alone.
 */
export function comparedOf<Version extends { version: number; at: string }>(
  answer: Answer<{ rows: readonly Version[] }>,
  compared: number | undefined,
  changesOf: (older: Version, newer: Version) => Changes,
): Pick<VersionsListProps, 'answer' | 'compared' | 'isUnknown'> {
  if (answer.status !== 'ready' || compared === undefined) return { answer }
  const find = (wanted: number) =>
    answer.data.rows.find(({ version }) => version === wanted)
  const [older, newer] = [find(compared - 1), find(compared)]
  if (!older || !newer) return { answer, isUnknown: true }
  const data = changesOf(older, newer)
  return {
    answer,
    compared: { version: compared, answer: { status: 'ready', data } },
  }
}
