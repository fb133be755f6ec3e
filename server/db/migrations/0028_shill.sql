CREATE TABLE "shill_favourites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"text" text NOT NULL,
	"inputs" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "shill_favourites_address" ON "shill_favourites" USING btree ("address","created_at" DESC NULLS FIRST,"id");