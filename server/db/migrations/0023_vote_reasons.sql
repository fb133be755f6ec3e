ALTER TABLE "proposals" ADD COLUMN "yes_reasons" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposals" ADD COLUMN "no_reasons" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "proposals" SET "yes_reasons" = "said"."yes", "no_reasons" = "said"."no" FROM (
	SELECT "proposal", count(*) FILTER (WHERE "choice" = 'yes') AS "yes", count(*) FILTER (WHERE "choice" = 'no') AS "no"
	FROM "votes" WHERE "has_reason" GROUP BY "proposal"
) AS "said" WHERE "said"."proposal" = "proposals"."id";
