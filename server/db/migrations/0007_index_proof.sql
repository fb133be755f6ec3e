ALTER TABLE "index_cursor" ADD COLUMN "verified" integer;--> statement-breakpoint
ALTER TABLE "index_cursor" ADD COLUMN "doubts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "index_cursor" ADD COLUMN "mended" integer DEFAULT 0 NOT NULL;