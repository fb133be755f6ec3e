ALTER TABLE "nft_transfers" ADD COLUMN "hash" text;--> statement-breakpoint
CREATE INDEX "nft_transfers_from" ON "nft_transfers" USING btree ("from_id","block");