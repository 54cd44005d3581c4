CREATE TABLE "clock_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"trusted_at" timestamp (3) with time zone NOT NULL,
	"ahead_ms" bigint DEFAULT 0 NOT NULL
);
