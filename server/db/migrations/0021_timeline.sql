ALTER TABLE "ballots" ADD COLUMN "yes_power" integer;--> statement-breakpoint
ALTER TABLE "ballots" ADD COLUMN "no_power" integer;--> statement-breakpoint
ALTER TABLE "ballots" ADD COLUMN "yes_voters" integer;--> statement-breakpoint
ALTER TABLE "ballots" ADD COLUMN "no_voters" integer;--> statement-breakpoint
ALTER TABLE "ballots" ADD COLUMN "is_swing" boolean;--> statement-breakpoint
-- Ballots stay as they were cast: this adds what follows from them.
ALTER TABLE "ballots" DISABLE TRIGGER "ballots_stay";--> statement-breakpoint
WITH "moved" AS (
	SELECT "proposal", "place", "choice", "power",
		lag("choice") OVER (PARTITION BY "proposal", "voter" ORDER BY "seq") AS "before"
	FROM "ballots"
), "counted" AS (
	SELECT "proposal", "place",
		sum("power" * (("choice" = 'yes')::int - ("before" IS NOT DISTINCT FROM 'yes')::int)) OVER "so_far" AS "yes_power",
		sum("power" * (("choice" = 'no')::int - ("before" IS NOT DISTINCT FROM 'no')::int)) OVER "so_far" AS "no_power",
		sum(("choice" = 'yes')::int - ("before" IS NOT DISTINCT FROM 'yes')::int) OVER "so_far" AS "yes_voters",
		sum(("choice" = 'no')::int - ("before" IS NOT DISTINCT FROM 'no')::int) OVER "so_far" AS "no_voters"
	FROM "moved" WINDOW "so_far" AS (PARTITION BY "proposal" ORDER BY "place")
), "led" AS (
	SELECT *, sign("yes_power" - "no_power") AS "leader",
		lag(sign("yes_power" - "no_power")) OVER (PARTITION BY "proposal" ORDER BY "place") AS "led_before"
	FROM "counted"
)
UPDATE "ballots" AS "ballot" SET "yes_power" = "led"."yes_power", "no_power" = "led"."no_power",
	"yes_voters" = "led"."yes_voters", "no_voters" = "led"."no_voters",
	"is_swing" = coalesce("led"."leader" <> "led"."led_before", false)
FROM "led" WHERE "led"."proposal" = "ballot"."proposal" AND "led"."place" = "ballot"."place";--> statement-breakpoint
ALTER TABLE "ballots" ENABLE TRIGGER "ballots_stay";--> statement-breakpoint
ALTER TABLE "ballots" ALTER COLUMN "yes_power" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ballots" ALTER COLUMN "no_power" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ballots" ALTER COLUMN "yes_voters" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ballots" ALTER COLUMN "no_voters" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "ballots" ALTER COLUMN "is_swing" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "power_lists_power" ON "power_lists" USING btree ("root","power","address");--> statement-breakpoint
CREATE INDEX "ballots_at" ON "ballots" USING btree ("proposal","at","place");--> statement-breakpoint
CREATE INDEX "ballots_swings" ON "ballots" USING btree ("proposal","place") WHERE "ballots"."is_swing";
