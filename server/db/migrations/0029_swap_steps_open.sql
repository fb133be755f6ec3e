DROP INDEX "swap_steps_sent";--> statement-breakpoint
CREATE INDEX "swap_steps_open" ON "swap_steps" USING btree ("seen_at") WHERE "swap_steps"."state" in ('sent', 'mined');