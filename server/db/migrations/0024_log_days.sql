CREATE TABLE "log_days" (
	"day" text PRIMARY KEY NOT NULL,
	"head" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TRIGGER "log_days_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "log_days"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
