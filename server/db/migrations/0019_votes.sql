CREATE TABLE "ballots" (
	"proposal" uuid NOT NULL,
	"voter" text NOT NULL,
	"seq" integer NOT NULL,
	"choice" text NOT NULL,
	"power" integer NOT NULL,
	"reason" text NOT NULL,
	"digest" text NOT NULL,
	"message" jsonb NOT NULL,
	"signature" text NOT NULL,
	"signer" text NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"line_hash" text NOT NULL,
	"seal_key" text NOT NULL,
	"seal" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ballots_proposal_voter_seq_pk" PRIMARY KEY("proposal","voter","seq")
);
--> statement-breakpoint
CREATE TABLE "seal_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"proposal" uuid NOT NULL,
	"voter" text NOT NULL,
	"seq" integer NOT NULL,
	"choice" text NOT NULL,
	"power" integer NOT NULL,
	"has_reason" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "votes_proposal_voter_pk" PRIMARY KEY("proposal","voter")
);
--> statement-breakpoint
ALTER TABLE "ballots" ADD CONSTRAINT "ballots_proposal_proposals_id_fk" FOREIGN KEY ("proposal") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "votes" ADD CONSTRAINT "votes_ballot" FOREIGN KEY ("proposal","voter","seq") REFERENCES "public"."ballots"("proposal","voter","seq") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ballots_place" ON "ballots" USING btree ("proposal","place");--> statement-breakpoint
CREATE UNIQUE INDEX "ballots_digest" ON "ballots" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "votes_power" ON "votes" USING btree ("proposal","choice","has_reason","power","voter");--> statement-breakpoint
CREATE INDEX "votes_newest" ON "votes" USING btree ("proposal","choice","has_reason","at","voter");--> statement-breakpoint
CREATE INDEX "votes_voter" ON "votes" USING btree ("voter","choice","proposal");--> statement-breakpoint
CREATE TRIGGER "ballots_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ballots"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
