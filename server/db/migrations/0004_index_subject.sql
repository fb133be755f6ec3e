-- What an index is of now names every setting that decides about it: one from
-- before cannot tell, and is read anew.
TRUNCATE "index_cursor", "indexed_blocks", "accounts", "nft_transfers", "token_transfers", "token_balances", "fee_payments", "swap_events" RESTART IDENTITY;
