CREATE TABLE "latest_backups" (
	"kind" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
