CREATE TABLE "fee_payments" (
	"block" integer NOT NULL,
	"asset" text NOT NULL,
	"place" integer NOT NULL,
	"hash" text NOT NULL,
	"from_id" integer NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	CONSTRAINT "fee_payments_block_asset_place_pk" PRIMARY KEY("block","asset","place")
);
--> statement-breakpoint
CREATE TABLE "swap_events" (
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"account_id" integer NOT NULL,
	"nfts" integer NOT NULL,
	"tokens" numeric(78, 0) NOT NULL,
	CONSTRAINT "swap_events_block_log_index_pk" PRIMARY KEY("block","log_index")
);
--> statement-breakpoint
ALTER TABLE "index_cursor" ADD COLUMN "head" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "index_cursor" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "index_cursor" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "index_cursor" ADD COLUMN "reorgs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "swap_events_account" ON "swap_events" USING btree ("account_id","block");