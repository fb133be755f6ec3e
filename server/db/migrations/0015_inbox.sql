CREATE TABLE "inbox_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "inbox_switches" (
	"address" text PRIMARY KEY NOT NULL,
	"off" text[] DEFAULT '{}'::text[] NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "inbox_entries_once" ON "inbox_entries" USING btree ("subject","kind","address");--> statement-breakpoint
CREATE INDEX "inbox_entries_address" ON "inbox_entries" USING btree ("address","at","id");--> statement-breakpoint
CREATE INDEX "inbox_entries_unread" ON "inbox_entries" USING btree ("address") WHERE "inbox_entries"."read_at" is null;--> statement-breakpoint
CREATE INDEX "inbox_entries_at" ON "inbox_entries" USING btree ("at");