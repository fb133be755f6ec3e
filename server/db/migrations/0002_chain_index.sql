CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	CONSTRAINT "accounts_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "index_cursor" (
	"id" smallint PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"block" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "indexed_blocks" (
	"number" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"time" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nft_transfers" (
	"token_id" numeric(78, 0) NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"until_block" integer,
	CONSTRAINT "nft_transfers_token_id_block_log_index_pk" PRIMARY KEY("token_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "token_balances" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"balance" numeric(78, 0) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_transfers" (
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"from_id" integer NOT NULL,
	"to_id" integer NOT NULL,
	"value" numeric(78, 0) NOT NULL,
	CONSTRAINT "token_transfers_block_log_index_pk" PRIMARY KEY("block","log_index")
);
--> statement-breakpoint
CREATE INDEX "nft_transfers_block" ON "nft_transfers" USING btree ("block");--> statement-breakpoint
CREATE INDEX "nft_transfers_to" ON "nft_transfers" USING btree ("to_id","block");--> statement-breakpoint
CREATE UNIQUE INDEX "nft_transfers_open" ON "nft_transfers" USING btree ("token_id") WHERE "nft_transfers"."until_block" is null;--> statement-breakpoint
CREATE INDEX "token_balances_balance" ON "token_balances" USING btree ("balance");--> statement-breakpoint
CREATE INDEX "token_transfers_to" ON "token_transfers" USING btree ("to_id","block");--> statement-breakpoint
CREATE INDEX "token_transfers_from" ON "token_transfers" USING btree ("from_id","block");