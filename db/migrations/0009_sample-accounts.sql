ALTER TABLE "memory_vault_items" DROP CONSTRAINT "memory_vault_items_fileKey_unique";--> statement-breakpoint
ALTER TABLE "time_vaults" DROP CONSTRAINT "time_vaults_originalKey_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "sample_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "users_samples" ON "users" USING btree ("sample_until") WHERE "users"."sample_until" is not null;--> statement-breakpoint
CREATE INDEX "time_vaults_original" ON "time_vaults" USING btree ("original_key");