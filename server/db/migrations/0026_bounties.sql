CREATE TABLE "bounties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club" text NOT NULL,
	"number" integer NOT NULL,
	"author" text NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"winners_max" integer NOT NULL,
	"min_vp" integer NOT NULL,
	"visibility" text NOT NULL,
	"search" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submit_by" timestamp with time zone NOT NULL,
	"decide_by" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"awarded_at" timestamp with time zone,
	"awarded_by" text,
	"pay_until" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"is_disputed" boolean DEFAULT false NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	"draft" uuid,
	"intent" uuid,
	"fee_amount" numeric(78, 0),
	"fee_token" text,
	"fee_tx" text,
	"submissions" integer DEFAULT 0 NOT NULL,
	"winners" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bounty_dispute_calls" (
	"bounty" uuid NOT NULL,
	"address" text NOT NULL,
	"submission" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bounty_dispute_calls_bounty_address_pk" PRIMARY KEY("bounty","address")
);
--> statement-breakpoint
CREATE TABLE "bounty_disputes" (
	"bounty" uuid PRIMARY KEY NOT NULL,
	"submission" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"proposal" uuid NOT NULL,
	"resolved_at" timestamp with time zone,
	"outcome" text,
	"is_to_be_paid" boolean
);
--> statement-breakpoint
CREATE TABLE "bounty_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club" text NOT NULL,
	"author" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bounty_versions" (
	"bounty" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"asset" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"content_hash" text NOT NULL,
	"digest" text,
	"message" jsonb,
	"signature" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bounty_versions_bounty_version_pk" PRIMARY KEY("bounty","version")
);
--> statement-breakpoint
CREATE TABLE "submission_versions" (
	"submission" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"links" text[] DEFAULT '{}'::text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "submission_versions_submission_version_pk" PRIMARY KEY("submission","version")
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bounty" uuid NOT NULL,
	"author" text NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"links" text[] DEFAULT '{}'::text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"public_reason" text,
	"note" text,
	"reviewed_at" timestamp with time zone,
	"rejected_at" timestamp with time zone,
	"share" numeric(78, 0),
	"payout_hash" text,
	"payout_state" text,
	"payout_fault" text,
	"payout_key" text,
	"payout_amount" numeric(78, 0),
	"payout_block" integer,
	"payout_reported_at" timestamp with time zone,
	"payout_verified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bounties" ADD CONSTRAINT "bounties_club_clubs_id_fk" FOREIGN KEY ("club") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounty_dispute_calls" ADD CONSTRAINT "bounty_dispute_calls_bounty_bounties_id_fk" FOREIGN KEY ("bounty") REFERENCES "public"."bounties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounty_dispute_calls" ADD CONSTRAINT "bounty_dispute_calls_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounty_disputes" ADD CONSTRAINT "bounty_disputes_bounty_bounties_id_fk" FOREIGN KEY ("bounty") REFERENCES "public"."bounties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounty_disputes" ADD CONSTRAINT "bounty_disputes_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounty_disputes" ADD CONSTRAINT "bounty_disputes_proposal_proposals_id_fk" FOREIGN KEY ("proposal") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounty_drafts" ADD CONSTRAINT "bounty_drafts_club_clubs_id_fk" FOREIGN KEY ("club") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bounty_versions" ADD CONSTRAINT "bounty_versions_bounty_bounties_id_fk" FOREIGN KEY ("bounty") REFERENCES "public"."bounties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_versions" ADD CONSTRAINT "submission_versions_submission_submissions_id_fk" FOREIGN KEY ("submission") REFERENCES "public"."submissions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_bounty_bounties_id_fk" FOREIGN KEY ("bounty") REFERENCES "public"."bounties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bounties_number" ON "bounties" USING btree ("club","number");--> statement-breakpoint
CREATE UNIQUE INDEX "bounties_intent" ON "bounties" USING btree ("intent");--> statement-breakpoint
CREATE UNIQUE INDEX "bounties_draft" ON "bounties" USING btree ("draft");--> statement-breakpoint
CREATE INDEX "bounties_newest" ON "bounties" USING btree ("club","published_at" desc,"id");--> statement-breakpoint
CREATE INDEX "bounties_author" ON "bounties" USING btree ("author","published_at");--> statement-breakpoint
CREATE INDEX "bounties_owed" ON "bounties" USING btree ("author","pay_until") WHERE "bounties"."awarded_at" is not null and "bounties"."paid_at" is null
          and "bounties"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "bounties_disputed" ON "bounties" USING btree ("id") WHERE "bounties"."is_disputed";--> statement-breakpoint
CREATE INDEX "bounty_drafts_author" ON "bounty_drafts" USING btree ("author","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bounty_versions_digest" ON "bounty_versions" USING btree ("digest");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_live" ON "submissions" USING btree ("bounty","author") WHERE "submissions"."status" <> 'withdrawn';--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_payout" ON "submissions" USING btree ("payout_key");--> statement-breakpoint
CREATE INDEX "submissions_payout_hash" ON "submissions" USING btree ("payout_hash");--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("bounty","at","id");--> statement-breakpoint
CREATE INDEX "submissions_author" ON "submissions" USING btree ("author","at");--> statement-breakpoint
CREATE INDEX "submissions_unsettled" ON "submissions" USING btree ("id") WHERE "submissions"."payout_state" in ('sent', 'confirming');--> statement-breakpoint
CREATE INDEX "submissions_verified" ON "submissions" USING btree ("payout_verified_at") WHERE "submissions"."payout_state" = 'verified';
--> statement-breakpoint
CREATE TRIGGER "bounty_versions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "bounty_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "submission_versions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "submission_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
