ALTER TABLE "user_stories" ADD COLUMN "pace" double precision;--> statement-breakpoint
ALTER TABLE "user_stories" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;