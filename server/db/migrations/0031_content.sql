CREATE TABLE "content_versions" (
	"document" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_versions_document_version_pk" PRIMARY KEY("document","version")
);
--> statement-breakpoint
ALTER TABLE "clubs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
CREATE TRIGGER "content_versions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "content_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
