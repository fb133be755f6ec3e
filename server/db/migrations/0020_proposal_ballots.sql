ALTER TABLE "proposals" ADD COLUMN "ballots" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "proposals" SET "ballots" = "kept"."ballots" FROM (
	SELECT "proposal", max("place") + 1 AS "ballots" FROM "ballots" GROUP BY "proposal"
) AS "kept" WHERE "kept"."proposal" = "proposals"."id";
