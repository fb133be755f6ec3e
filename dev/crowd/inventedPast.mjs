/**
 * Statements that write a past by formula straight into the tables: so many
 * transfers of each kind, between so many accounts, fifty of a kind to a block
 * and ten minutes to the next.
 *
 * @param {number} events
 * @param {number} holders
 * @param {string} subject what the index is of.
 */
export const inventedPast = (events, holders, subject) => [
  `insert into accounts (id, address)
    select id, case when id = 1 then '0x' || repeat('0', 40)
      else '0x' || md5(id::text) || left(md5('x' || id), 8) end
    from generate_series(1, ${holders} + 1) as id`,
  `insert into indexed_blocks (number, hash, time)
    select n, 'h' || n, 1600000000 + n * 600
    from generate_series(0, ${events} / 50 + 1) as n`,
  `insert into nft_transfers
      (token_id, block, log_index, from_id, to_id, until_block)
    select seq % ${holders}, seq / 50 + 1, seq % 50,
      case when seq < ${holders} then 1
        else 2 + ((seq - ${holders}) * 7919) % ${holders} end,
      2 + (seq * 7919) % ${holders},
      case when seq + ${holders} < ${events}
        then (seq + ${holders}) / 50 + 1 end
    from generate_series(0::bigint, ${events} - 1) as seq`,
  `insert into token_transfers (block, log_index, from_id, to_id, value)
    select seq / 50 + 1, 100 + seq % 50,
      case when seq < ${holders} then 1 else 2 + (seq * 31) % ${holders} end,
      2 + (seq * 7919) % ${holders},
      case when seq < ${holders} then 10::numeric ^ 30 + seq
        else 10::numeric ^ 20 + seq end
    from generate_series(0::bigint, ${events} - 1) as seq`,
  `insert into token_balances (account_id, balance)
    select account_id, sum(delta) from (
      select to_id as account_id, value as delta from token_transfers
      union all select from_id, -value from token_transfers
    ) as changes group by account_id`,
  `insert into index_cursor (id, subject, block, hash, head, seen_at)
    select 1, '${subject}', max(number), 'x', max(number), now()
    from indexed_blocks`,
  `select setval('accounts_id_seq', ${holders} + 1)`,
]
