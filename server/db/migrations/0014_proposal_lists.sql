DROP INDEX "proposals_club_end";--> statement-breakpoint
DROP INDEX "proposals_published";--> statement-breakpoint
CREATE INDEX "proposals_newest" ON "proposals" USING btree ("club","published_at" desc,"id");--> statement-breakpoint
CREATE INDEX "proposals_open" ON "proposals" USING btree ("club","end_at","id") WHERE "proposals"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "proposals_ended" ON "proposals" USING btree ("club",least(proposals.end_at, proposals.cancelled_at) desc,"id");--> statement-breakpoint
CREATE INDEX "proposals_voters" ON "proposals" USING btree ("club",(proposals.yes_voters + proposals.no_voters) desc,"id");--> statement-breakpoint
CREATE INDEX "proposals_close" ON "proposals" USING btree ("club",(case when proposals.yes_power + proposals.no_power = 0 then 0
    else 1 + 1000000::bigint
      * (proposals.yes_power + proposals.no_power - abs(proposals.yes_power - proposals.no_power)) / (proposals.yes_power + proposals.no_power) end) desc,"id");