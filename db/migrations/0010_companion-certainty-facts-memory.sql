CREATE TABLE "companion_memories" (
	"user_id" uuid NOT NULL,
	"ancestor_id" uuid NOT NULL,
	"asker_name" text,
	"people" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"told_since" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "companion_memories_user_id_ancestor_id_pk" PRIMARY KEY("user_id","ancestor_id")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ancestor_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"relation" text NOT NULL,
	"object" text NOT NULL,
	"year" integer,
	"source_id" uuid,
	"source_title" text,
	"sentence" text,
	"status" text NOT NULL,
	"suggestion" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "facts_status" CHECK ("facts"."status" in ('suggested', 'confirmed', 'dismissed'))
);
--> statement-breakpoint
CREATE TABLE "open_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ancestor_id" uuid NOT NULL,
	"text" text NOT NULL,
	"folded" text NOT NULL,
	"times_asked" integer DEFAULT 1 NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"last_asked_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ancestors" ADD COLUMN "companion_voice" text DEFAULT 'first-person' NOT NULL;--> statement-breakpoint
ALTER TABLE "ancestors" ADD COLUMN "portuguese" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "certainty" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "care" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "because" jsonb;--> statement-breakpoint
ALTER TABLE "companion_memories" ADD CONSTRAINT "companion_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companion_memories" ADD CONSTRAINT "companion_memories_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_questions" ADD CONSTRAINT "open_questions_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "companion_memories_ancestor" ON "companion_memories" USING btree ("ancestor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "facts_suggestion" ON "facts" USING btree ("ancestor_id","suggestion");--> statement-breakpoint
CREATE UNIQUE INDEX "open_questions_folded" ON "open_questions" USING btree ("ancestor_id","folded");--> statement-breakpoint
UPDATE "messages" SET "certainty" = 'told' WHERE "grounded";--> statement-breakpoint
UPDATE "messages" SET "care" = 'danger' WHERE "kind" = 'heartwood';
