CREATE TABLE "ledger_entries" (
	"ledger" text NOT NULL,
	"index" integer NOT NULL,
	"kind" text NOT NULL,
	"payload" text NOT NULL,
	"received_at" bigint NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_entries_ledger_index_pk" PRIMARY KEY("ledger","index")
);
--> statement-breakpoint
CREATE TABLE "ledger_heads" (
	"ledger" text PRIMARY KEY NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'lines of a ledger are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_entries_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();
