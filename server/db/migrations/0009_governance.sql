CREATE TABLE "drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club" text NOT NULL,
	"author" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"shared_at" timestamp with time zone,
	"idea_draft" uuid,
	"idea_author" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_credit_spends" (
	"credit" uuid NOT NULL,
	"intent" uuid NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "fee_credit_spends_credit_intent_pk" PRIMARY KEY("credit","intent")
);
--> statement-breakpoint
CREATE TABLE "fee_credits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payer" text NOT NULL,
	"token" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"left_over" numeric(78, 0) NOT NULL,
	"key" text NOT NULL,
	"hash" text NOT NULL,
	"why" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payer" text NOT NULL,
	"purpose" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"token" text NOT NULL,
	"to_address" text NOT NULL,
	"amount" numeric(78, 0) NOT NULL,
	"state" text NOT NULL,
	"is_exempt" boolean NOT NULL,
	"is_by_credit" boolean NOT NULL,
	"created_block" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"hash" text,
	"fault" text,
	"signed" jsonb,
	"published" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_uses" (
	"key" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"block" integer NOT NULL,
	"payer" text NOT NULL,
	"token" text NOT NULL,
	"value" numeric(78, 0) NOT NULL,
	"intent" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fee_watch" (
	"id" smallint PRIMARY KEY NOT NULL,
	"from_block" integer NOT NULL,
	"settled_block" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "power_lists" (
	"root" text NOT NULL,
	"address" text NOT NULL,
	"power" integer NOT NULL,
	CONSTRAINT "power_lists_root_address_pk" PRIMARY KEY("root","address")
);
--> statement-breakpoint
CREATE TABLE "proposal_reports" (
	"proposal" uuid NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"is_answered" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_reports_proposal_address_pk" PRIMARY KEY("proposal","address")
);
--> statement-breakpoint
CREATE TABLE "proposal_versions" (
	"proposal" uuid NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"summary" text NOT NULL,
	"discussion_url" text,
	"labels" text[] DEFAULT '{}'::text[] NOT NULL,
	"content_hash" text NOT NULL,
	"digest" text,
	"message" jsonb,
	"signature" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "proposal_versions_proposal_version_pk" PRIMARY KEY("proposal","version")
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"club" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"author" text,
	"idea_draft" uuid,
	"idea_author" text,
	"rules_version" integer NOT NULL,
	"version" integer NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"labels" text[] DEFAULT '{}'::text[] NOT NULL,
	"search" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"snapshot_block" integer NOT NULL,
	"snapshot_hash" text NOT NULL,
	"snapshot_root" text NOT NULL,
	"excluded" text[] DEFAULT '{}'::text[] NOT NULL,
	"eligible_voters" integer NOT NULL,
	"eligible_power" integer NOT NULL,
	"quorum" integer NOT NULL,
	"draft" uuid,
	"intent" uuid,
	"fee_amount" numeric(78, 0),
	"fee_token" text,
	"fee_tx" text,
	"cancelled_at" timestamp with time zone,
	"cancelled_by" text,
	"cancel_reason" text,
	"flagged_at" timestamp with time zone,
	"flagged_by" text,
	"flag_reason" text,
	"reports" integer DEFAULT 0 NOT NULL,
	"new_hosts" text[] DEFAULT '{}'::text[] NOT NULL,
	"yes_power" integer DEFAULT 0 NOT NULL,
	"no_power" integer DEFAULT 0 NOT NULL,
	"yes_voters" integer DEFAULT 0 NOT NULL,
	"no_voters" integer DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_club_clubs_id_fk" FOREIGN KEY ("club") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_credit_spends" ADD CONSTRAINT "fee_credit_spends_credit_fee_credits_id_fk" FOREIGN KEY ("credit") REFERENCES "public"."fee_credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_credit_spends" ADD CONSTRAINT "fee_credit_spends_intent_fee_intents_id_fk" FOREIGN KEY ("intent") REFERENCES "public"."fee_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_credits" ADD CONSTRAINT "fee_credits_key_fee_uses_key_fk" FOREIGN KEY ("key") REFERENCES "public"."fee_uses"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_uses" ADD CONSTRAINT "fee_uses_intent_fee_intents_id_fk" FOREIGN KEY ("intent") REFERENCES "public"."fee_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_reports" ADD CONSTRAINT "proposal_reports_proposal_proposals_id_fk" FOREIGN KEY ("proposal") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_proposals_id_fk" FOREIGN KEY ("proposal") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_club_clubs_id_fk" FOREIGN KEY ("club") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_author" ON "drafts" USING btree ("author","updated_at");--> statement-breakpoint
CREATE INDEX "drafts_shared" ON "drafts" USING btree ("club","shared_at") WHERE "drafts"."shared_at" is not null;--> statement-breakpoint
CREATE INDEX "drafts_idea" ON "drafts" USING btree ("idea_draft");--> statement-breakpoint
CREATE INDEX "fee_credits_payer" ON "fee_credits" USING btree ("payer","at");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_credits_once" ON "fee_credits" USING btree ("key","why");--> statement-breakpoint
CREATE INDEX "fee_intents_payer" ON "fee_intents" USING btree ("payer","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_intents_one" ON "fee_intents" USING btree ("payer","purpose","ref_id") WHERE "fee_intents"."state" in ('open', 'submitted', 'confirmed');--> statement-breakpoint
CREATE INDEX "fee_intents_live" ON "fee_intents" USING btree ("state") WHERE "fee_intents"."state" in ('open', 'submitted', 'confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_versions_digest" ON "proposal_versions" USING btree ("digest");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_number" ON "proposals" USING btree ("club","number");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_intent" ON "proposals" USING btree ("intent");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_draft" ON "proposals" USING btree ("draft");--> statement-breakpoint
CREATE INDEX "proposals_club_end" ON "proposals" USING btree ("club","end_at");--> statement-breakpoint
CREATE INDEX "proposals_published" ON "proposals" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "proposals_author" ON "proposals" USING btree ("author","published_at");--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "proposal_versions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "proposal_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "power_lists_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "power_lists"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "fee_uses_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "fee_uses"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
