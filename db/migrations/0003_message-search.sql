-- Lower case without accents. unaccent is only stable, because its dictionary may change; naming the dictionary
-- and the schema is what lets an index stand on it.
CREATE FUNCTION "fold_text"("text" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;--> statement-breakpoint
CREATE INDEX "messages_search" ON "messages" USING gin (fold_text("content") gin_trgm_ops);
