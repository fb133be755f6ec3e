CREATE TABLE "due_jobs" (
	"name" text NOT NULL,
	"key" text NOT NULL,
	"payload" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"last_error" text,
	"dead_at" timestamp with time zone,
	CONSTRAINT "due_jobs_name_key_pk" PRIMARY KEY("name","key")
);
--> statement-breakpoint
CREATE INDEX "due_jobs_due" ON "due_jobs" USING btree ("due_at") WHERE "due_jobs"."dead_at" is null;