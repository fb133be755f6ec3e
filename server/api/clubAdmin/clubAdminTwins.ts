import type { clubAdminApi } from '@narwhal-club/core/contract'
import { toCsv } from '../../http/csv.ts'
import type { Twins } from '../../http/mount.ts'

/** Rows of a table: more than there may be clubs. */
const all = 1_000

/** The list of clubs as a table. */
export const clubAdminTwins: Twins<typeof clubAdminApi> = {
  'adminClubs.csv': {
    asking: (asked) => ({ ...asked, limit: asked.limit ?? all }),
    write: ({ rows }) => ({
      name: 'clubs',
      text: toCsv({
        columns: [
          'id',
          'name',
          'status',
          'createdAt',
          'version',
          'rulesVersion',
          'nftContract',
          'tokenContract',
          'moderators',
        ],
        rows: rows.map((row) => [
          row.id,
          row.name,
          row.status,
          row.createdAt,
          row.version,
          row.rulesVersion,
          row.nftContract,
          row.tokenContract,
          row.moderators.join(' '),
        ]),
      }),
    }),
  },
}
