CREATE TABLE "comment_likes" (
	"comment" uuid NOT NULL,
	"address" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_likes_comment_address_pk" PRIMARY KEY("comment","address")
);
--> statement-breakpoint
CREATE TABLE "comment_reports" (
	"comment" uuid NOT NULL,
	"address" text NOT NULL,
	"reason" text NOT NULL,
	"is_answered" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_reports_comment_address_pk" PRIMARY KEY("comment","address")
);
--> statement-breakpoint
CREATE TABLE "comment_versions" (
	"comment" uuid NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_versions_comment_version_pk" PRIMARY KEY("comment","version")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"club" text NOT NULL,
	"parent" uuid,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"deleted_by" text,
	"likes" integer DEFAULT 0 NOT NULL,
	"replies" integer DEFAULT 0 NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_comments_id_fk" FOREIGN KEY ("comment") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_comments_id_fk" FOREIGN KEY ("comment") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_versions" ADD CONSTRAINT "comment_versions_comment_comments_id_fk" FOREIGN KEY ("comment") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_club_clubs_id_fk" FOREIGN KEY ("club") REFERENCES "public"."clubs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_comments_id_fk" FOREIGN KEY ("parent") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_new" ON "comments" USING btree ("subject_kind","subject","at","id") WHERE "comments"."parent" is null;--> statement-breakpoint
CREATE INDEX "comments_top" ON "comments" USING btree ("subject_kind","subject","likes","at","id") WHERE "comments"."parent" is null;--> statement-breakpoint
CREATE INDEX "comments_replies" ON "comments" USING btree ("parent","at","id");
--> statement-breakpoint
CREATE TRIGGER "comment_versions_stay" BEFORE UPDATE OR DELETE OR TRUNCATE ON "comment_versions"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
