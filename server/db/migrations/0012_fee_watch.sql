ALTER TABLE "fee_payments" ADD COLUMN "is_exact" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_credit_spends" ADD COLUMN "returned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fee_intents" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_intents" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fee_watch" ADD COLUMN "subject" text NOT NULL;--> statement-breakpoint
CREATE INDEX "fee_payments_hash" ON "fee_payments" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "fee_uses_hash" ON "fee_uses" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "fee_uses_intent" ON "fee_uses" USING btree ("intent");