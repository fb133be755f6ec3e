CREATE TABLE "club_follows" (
	"club" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_follows_club_address_pk" PRIMARY KEY("club","address")
);
--> statement-breakpoint
CREATE TABLE "club_moderators" (
	"club" text NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_moderators_club_address_pk" PRIMARY KEY("club","address")
);
--> statement-breakpoint
CREATE TABLE "club_rules" (
	"club" text NOT NULL,
	"version" integer NOT NULL,
	"min_propose_vp" integer NOT NULL,
	"min_period" integer NOT NULL,
	"quorum_vp" integer NOT NULL,
	"proposer_hold_hours" integer NOT NULL,
	"exclusions" text[] DEFAULT '{}'::text[] NOT NULL,
	"labels" text[] DEFAULT '{}'::text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "club_rules_club_version_pk" PRIMARY KEY("club","version")
);
--> statement-breakpoint
CREATE TABLE "clubs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"tagline" text NOT NULL,
	"description" text NOT NULL,
	"avatar" text,
	"banner" text,
	"links" jsonb NOT NULL,
	"nft_contract" text NOT NULL,
	"token_contract" text NOT NULL,
	"chain_id" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"search" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "club_follows" ADD CONSTRAINT "club_follows_club_clubs_id_fk" FOREIGN KEY ("club") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_moderators" ADD CONSTRAINT "club_moderators_club_clubs_id_fk" FOREIGN KEY ("club") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "club_rules" ADD CONSTRAINT "club_rules_club_clubs_id_fk" FOREIGN KEY ("club") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "club_follows_address" ON "club_follows" USING btree ("address");--> statement-breakpoint
CREATE INDEX "club_moderators_address" ON "club_moderators" USING btree ("address");--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_rules"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rules of a club are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "club_rules_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "club_rules"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_rules"();
