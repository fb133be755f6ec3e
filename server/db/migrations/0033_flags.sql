CREATE TABLE "flags" (
	"flag" text PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"by" text NOT NULL
);
