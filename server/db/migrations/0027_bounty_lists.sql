CREATE INDEX "bounties_reward" ON "bounties" USING btree ("club","amount" desc,"id");--> statement-breakpoint
CREATE INDEX "bounties_work" ON "bounties" USING btree ("club","submissions" desc,"id");--> statement-breakpoint
CREATE INDEX "bounties_open" ON "bounties" USING btree ("club","submit_by","id") WHERE "bounties"."cancelled_at" is null and not "bounties"."is_disputed"
          and "bounties"."awarded_at" is null and "bounties"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "bounties_ends" ON "bounties" USING btree ("club","submit_by" desc,"id");