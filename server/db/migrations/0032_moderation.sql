CREATE TABLE "fee_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"credit" uuid NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"begun_block" integer NOT NULL,
	"hash" text,
	"key" text,
	"block" integer,
	"refunded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "blocked_authors" (
	"address" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moderated" (
	"kind" text NOT NULL,
	"thing" uuid NOT NULL,
	"state" text DEFAULT 'stands' NOT NULL,
	"act" text,
	"reason" text,
	"by" text,
	"at" timestamp with time zone,
	"warning" text,
	"warned_by" text,
	"warned_at" timestamp with time zone,
	"reports" integer DEFAULT 0 NOT NULL,
	"looked" integer DEFAULT 0 NOT NULL,
	"asked_by" text,
	"asked_reason" text,
	"asked_at" timestamp with time zone,
	CONSTRAINT "moderated_kind_thing_pk" PRIMARY KEY("kind","thing")
);
--> statement-breakpoint
CREATE TABLE "moderation_reports" (
	"kind" text NOT NULL,
	"thing" uuid NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"is_answered" boolean DEFAULT false NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "moderation_reports_kind_thing_address_pk" PRIMARY KEY("kind","thing","address")
);
--> statement-breakpoint
ALTER TABLE "fee_refunds" ADD CONSTRAINT "fee_refunds_credit_fee_credits_id_fk" FOREIGN KEY ("credit") REFERENCES "public"."fee_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fee_refunds_credit" ON "fee_refunds" USING btree ("credit","at");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_refunds_open" ON "fee_refunds" USING btree ("credit") WHERE "fee_refunds"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "fee_refunds_key" ON "fee_refunds" USING btree ("key");--> statement-breakpoint
CREATE INDEX "fee_refunds_hash" ON "fee_refunds" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "blocked_authors_at" ON "blocked_authors" USING btree ("at","address");--> statement-breakpoint
CREATE INDEX "moderated_thing" ON "moderated" USING btree ("thing");--> statement-breakpoint
CREATE INDEX "moderated_open" ON "moderated" USING btree ("kind","thing") WHERE "moderated"."reports" > 0 or "moderated"."asked_at" is not null
          or "moderated"."state" <> 'stands' or "moderated"."warning" is not null;--> statement-breakpoint
CREATE INDEX "comments_reported" ON "comments" USING btree ("id") WHERE "comments"."reports" > 0;--> statement-breakpoint
CREATE INDEX "comments_removed" ON "comments" USING btree ("id") WHERE "comments"."deleted_by" = 'moderator';--> statement-breakpoint
CREATE INDEX "proposals_reported" ON "proposals" USING btree ("id") WHERE "proposals"."reports" > 0;--> statement-breakpoint
CREATE INDEX "proposals_new_hosts" ON "proposals" USING btree ("id") WHERE "proposals"."new_hosts" <> '{}';--> statement-breakpoint
CREATE INDEX "proposals_flagged" ON "proposals" USING btree ("id") WHERE "proposals"."flagged_at" is not null;