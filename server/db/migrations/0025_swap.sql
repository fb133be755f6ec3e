CREATE TABLE "nft_traits" (
	"token_id" numeric(78, 0) PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"traits" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swap_intents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"mode" text NOT NULL,
	"ids" text[] NOT NULL,
	"tokens" numeric(78, 0) NOT NULL,
	"min_out" numeric(78, 0) NOT NULL,
	"vault" text NOT NULL,
	"fee" numeric(78, 0) NOT NULL,
	"fee_to" text NOT NULL,
	"state" text NOT NULL,
	"is_exempt" boolean NOT NULL,
	"is_by_credit" boolean NOT NULL,
	"created_block" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_by" text,
	"paid_block" integer,
	"swapped_by" text,
	"swapped_block" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swap_steps" (
	"intent" uuid NOT NULL,
	"step" text NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"nonce" integer,
	"block" integer,
	"fault" text,
	"at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "swap_steps_intent_step_pk" PRIMARY KEY("intent","step")
);
--> statement-breakpoint
CREATE TABLE "swap_strays" (
	"event" text PRIMARY KEY NOT NULL,
	"block" integer NOT NULL,
	"account" text NOT NULL,
	"paid_by" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "swap_watch" (
	"id" smallint PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"from_block" integer NOT NULL,
	"settled_block" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "swap_events" ADD COLUMN "ids" text[];--> statement-breakpoint
ALTER TABLE "swap_steps" ADD CONSTRAINT "swap_steps_intent_swap_intents_id_fk" FOREIGN KEY ("intent") REFERENCES "public"."swap_intents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "swap_intents_account" ON "swap_intents" USING btree ("account","created_at");--> statement-breakpoint
CREATE INDEX "swap_intents_live" ON "swap_intents" USING btree ("state") WHERE "swap_intents"."state" in ('open', 'paid');--> statement-breakpoint
CREATE UNIQUE INDEX "swap_intents_paid_by" ON "swap_intents" USING btree ("paid_by");--> statement-breakpoint
CREATE UNIQUE INDEX "swap_intents_swapped_by" ON "swap_intents" USING btree ("swapped_by");--> statement-breakpoint
CREATE INDEX "swap_steps_hash" ON "swap_steps" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "swap_steps_sent" ON "swap_steps" USING btree ("seen_at") WHERE "swap_steps"."state" = 'sent';--> statement-breakpoint
CREATE UNIQUE INDEX "swap_strays_paid_by" ON "swap_strays" USING btree ("paid_by");--> statement-breakpoint
CREATE INDEX "swap_events_hash" ON "swap_events" USING btree ("hash");