CREATE TABLE "members" (
	"address" text PRIMARY KEY NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nonces" (
	"nonce_hash" text PRIMARY KEY NOT NULL,
	"seq" bigserial NOT NULL,
	"browser_hash" text NOT NULL,
	"source_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "nonces_browser" ON "nonces" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "nonces_source" ON "nonces" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "nonces_expires_at" ON "nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_started_at" ON "rate_limits" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "sessions_address" ON "sessions" USING btree ("address");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");