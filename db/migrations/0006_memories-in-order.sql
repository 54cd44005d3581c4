DROP INDEX "memories_user";--> statement-breakpoint
DROP INDEX "memories_taken";--> statement-breakpoint
DROP INDEX "memories_search";--> statement-breakpoint
CREATE INDEX "memories_created" ON "memory_vault_items" USING btree ("user_id","created_at","id") WHERE "memory_vault_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "memories_bytes" ON "memory_vault_items" USING btree ("user_id","file_bytes");--> statement-breakpoint
CREATE INDEX "memories_taken" ON "memory_vault_items" USING btree ("user_id",coalesce("taken_at", '-infinity'::timestamptz),"id") WHERE "memory_vault_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "memories_search" ON "memory_vault_items" USING gin (array_to_tsvector(string_to_array("search_text", ' ')));