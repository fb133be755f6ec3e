DROP INDEX "comments_new";--> statement-breakpoint
DROP INDEX "comments_top";--> statement-breakpoint
DROP INDEX "drafts_shared";--> statement-breakpoint
CREATE INDEX "comments_new" ON "comments" USING btree ("subject_kind","subject","at","id") WHERE "comments"."parent" is null
      and ("comments"."deleted_at" is null or "comments"."replies" > 0);--> statement-breakpoint
CREATE INDEX "comments_top" ON "comments" USING btree ("subject_kind","subject","likes","at","id") WHERE "comments"."parent" is null
      and ("comments"."deleted_at" is null or "comments"."replies" > 0);--> statement-breakpoint
CREATE INDEX "drafts_shared" ON "drafts" USING btree ("club","shared_at" DESC NULLS FIRST,"id") WHERE "drafts"."shared_at" is not null and "drafts"."state" <> 'published';