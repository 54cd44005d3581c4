CREATE TABLE "memory_vault_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"type" text NOT NULL,
	"text_content" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_private" boolean DEFAULT true NOT NULL,
	"file_key" text,
	"file_bytes" bigint,
	"file_type" text,
	"file_hash" text,
	"display_key" text,
	"display_type" text,
	"thumbnail_key" text,
	"waveform" jsonb,
	"media_state" text DEFAULT 'ready' NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"may_teach" boolean DEFAULT false NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "memory_vault_items_fileKey_unique" UNIQUE("file_key"),
	CONSTRAINT "memories_type" CHECK ("memory_vault_items"."type" in ('text', 'image', 'video', 'audio')),
	CONSTRAINT "memories_state" CHECK ("memory_vault_items"."media_state" in ('ready', 'preparing', 'failed')),
	CONSTRAINT "memories_content" CHECK (("memory_vault_items"."type" = 'text') = ("memory_vault_items"."file_key" is null))
);
--> statement-breakpoint
CREATE TABLE "memory_subjects" (
	"memory_id" uuid NOT NULL,
	"ancestor_id" uuid NOT NULL,
	CONSTRAINT "memory_subjects_memory_id_ancestor_id_pk" PRIMARY KEY("memory_id","ancestor_id")
);
--> statement-breakpoint
CREATE TABLE "user_stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"life_story" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'processing' NOT NULL,
	"step" text,
	"step_done" integer DEFAULT 0 NOT NULL,
	"step_total" integer DEFAULT 0 NOT NULL,
	"error" text,
	"video_key" text,
	"video_duration" double precision,
	"video_missing" text,
	"captions_key" text,
	"vertical_key" text,
	"vertical_video" text DEFAULT 'none' NOT NULL,
	"music" boolean DEFAULT false NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_stories_status" CHECK ("user_stories"."status" in ('processing', 'completed', 'failed')),
	CONSTRAINT "user_stories_step" CHECK ("user_stories"."step" in ('split', 'illustrate', 'narrate', 'assemble')),
	CONSTRAINT "user_stories_vertical" CHECK ("user_stories"."vertical_video" in ('none', 'making', 'ready', 'failed')),
	CONSTRAINT "user_stories_film" CHECK (("user_stories"."video_key" is null) = ("user_stories"."video_duration" is null))
);
--> statement-breakpoint
CREATE TABLE "story_scenes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"scene_number" integer NOT NULL,
	"title" text,
	"narration" text,
	"image_prompt" text NOT NULL,
	"choices" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"picture" jsonb,
	"seed" integer DEFAULT 1 NOT NULL,
	"image_key" text,
	"audio_key" text,
	"words" jsonb,
	"scene_duration" double precision DEFAULT 5 NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_scenes_number" UNIQUE("story_id","scene_number"),
	CONSTRAINT "story_scenes_number_positive" CHECK ("story_scenes"."scene_number" > 0),
	CONSTRAINT "story_scenes_status" CHECK ("story_scenes"."status" in ('pending', 'completed', 'failed')),
	CONSTRAINT "story_scenes_duration" CHECK ("story_scenes"."scene_duration" > 0)
);
--> statement-breakpoint
CREATE TABLE "time_vaults" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text,
	"original_key" text NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"media_type" text NOT NULL,
	"playable_key" text,
	"poster_key" text,
	"video_state" text NOT NULL,
	"unlock_date" timestamp (3) with time zone NOT NULL,
	"unlock_years" smallint DEFAULT 0 NOT NULL,
	"unlock_months" smallint DEFAULT 0 NOT NULL,
	"is_opened" boolean DEFAULT false NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "time_vaults_originalKey_unique" UNIQUE("original_key"),
	CONSTRAINT "time_vaults_opened" CHECK ("time_vaults"."is_opened" = ("time_vaults"."opened_at" is not null)),
	CONSTRAINT "time_vaults_state" CHECK ("time_vaults"."video_state" in ('preparing', 'ready', 'failed')),
	CONSTRAINT "time_vaults_period" CHECK ("time_vaults"."unlock_years" between 0 and 50 and "time_vaults"."unlock_months" between 0 and 11 and "time_vaults"."unlock_years" + "time_vaults"."unlock_months" > 0)
);
--> statement-breakpoint
CREATE TABLE "vault_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vault_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "vault_deliveries_tokenHash_unique" UNIQUE("token_hash"),
	CONSTRAINT "vault_deliveries_recipient" UNIQUE("vault_id","email"),
	CONSTRAINT "vault_deliveries_status" CHECK ("vault_deliveries"."status" in ('waiting', 'sending', 'sent', 'retrying', 'failed')),
	CONSTRAINT "vault_deliveries_sent" CHECK (("vault_deliveries"."status" = 'sent') = ("vault_deliveries"."sent_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "memory_vault_items" ADD CONSTRAINT "memory_vault_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_subjects" ADD CONSTRAINT "memory_subjects_memory_id_memory_vault_items_id_fk" FOREIGN KEY ("memory_id") REFERENCES "public"."memory_vault_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_subjects" ADD CONSTRAINT "memory_subjects_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_stories" ADD CONSTRAINT "user_stories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_scenes" ADD CONSTRAINT "story_scenes_story_id_user_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."user_stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_vaults" ADD CONSTRAINT "time_vaults_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault_deliveries" ADD CONSTRAINT "vault_deliveries_vault_id_time_vaults_id_fk" FOREIGN KEY ("vault_id") REFERENCES "public"."time_vaults"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memories_user" ON "memory_vault_items" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "memories_taken" ON "memory_vault_items" USING btree ("user_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "memories_hash" ON "memory_vault_items" USING btree ("user_id","file_hash");--> statement-breakpoint
CREATE INDEX "memories_tags" ON "memory_vault_items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "memories_search" ON "memory_vault_items" USING gin (to_tsvector('simple', fold_text("search_text")));--> statement-breakpoint
CREATE INDEX "memories_deleted" ON "memory_vault_items" USING btree ("deleted_at") WHERE "memory_vault_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "memory_subjects_ancestor" ON "memory_subjects" USING btree ("ancestor_id");--> statement-breakpoint
CREATE INDEX "user_stories_user" ON "user_stories" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "time_vaults_user" ON "time_vaults" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "vault_deliveries_due" ON "vault_deliveries" USING btree ("due_at") WHERE "vault_deliveries"."status" not in ('sent', 'failed');