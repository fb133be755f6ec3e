ALTER TABLE "comment_reports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "proposal_reports" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;