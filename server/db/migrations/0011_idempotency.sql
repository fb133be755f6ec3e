CREATE TABLE "idempotency_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"attempt" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_address" ON "idempotency_keys" USING btree ("address");--> statement-breakpoint
CREATE INDEX "idempotency_keys_started_at" ON "idempotency_keys" USING btree ("started_at");