CREATE TABLE "ancestors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"birth_year" integer,
	"death_year" integer,
	"relationship" text,
	"avatar_key" text,
	"status" text DEFAULT 'training' NOT NULL,
	"training_progress" integer DEFAULT 0 NOT NULL,
	"summary" text,
	"system_prompt" text,
	"generation" integer DEFAULT 0 NOT NULL,
	"parent_id" uuid,
	"spouse_id" uuid,
	"gender" text,
	"tree_position" integer DEFAULT 0 NOT NULL,
	"consented_at" timestamp (3) with time zone,
	"consented_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ancestors_status" CHECK ("ancestors"."status" in ('training', 'active', 'resting')),
	CONSTRAINT "ancestors_progress" CHECK ("ancestors"."training_progress" between 0 and 100),
	CONSTRAINT "ancestors_gender" CHECK ("ancestors"."gender" in ('female', 'male', 'other')),
	CONSTRAINT "ancestors_name" CHECK (char_length("ancestors"."name") between 1 and 50),
	CONSTRAINT "ancestors_years" CHECK ("ancestors"."death_year" >= "ancestors"."birth_year"),
	CONSTRAINT "ancestors_not_own_kin" CHECK ("ancestors"."parent_id" <> "ancestors"."id" and "ancestors"."spouse_id" <> "ancestors"."id")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"avatar_url" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"ancestor_id" uuid NOT NULL,
	"title" text NOT NULL,
	"last_message_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"sender_id" uuid,
	"reply_to_id" uuid,
	"content" text NOT NULL,
	"kind" text NOT NULL,
	"is_ai" boolean DEFAULT false NOT NULL,
	"audio_url" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"grounded" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_kind" CHECK ("messages"."kind" in ('person', 'persona', 'heartwood')),
	CONSTRAINT "messages_speaker" CHECK ("messages"."is_ai" = ("messages"."kind" <> 'person')),
	CONSTRAINT "messages_content" CHECK ("messages"."content" <> '')
);
--> statement-breakpoint
CREATE TABLE "training_data" (
	"ancestor_id" uuid PRIMARY KEY NOT NULL,
	"full_name" text DEFAULT '' NOT NULL,
	"birth_place" text DEFAULT '' NOT NULL,
	"occupation" text DEFAULT '' NOT NULL,
	"religion" text DEFAULT '' NOT NULL,
	"openness" smallint DEFAULT 5 NOT NULL,
	"conscientiousness" smallint DEFAULT 5 NOT NULL,
	"extraversion" smallint DEFAULT 5 NOT NULL,
	"agreeableness" smallint DEFAULT 5 NOT NULL,
	"neuroticism" smallint DEFAULT 5 NOT NULL,
	"formality" smallint DEFAULT 5 NOT NULL,
	"positivity" smallint DEFAULT 7 NOT NULL,
	"communication_style" text DEFAULT '' NOT NULL,
	"common_phrases" text[] DEFAULT '{}' NOT NULL,
	"accent_description" text DEFAULT '' NOT NULL,
	"speaking_pace" text DEFAULT 'normal' NOT NULL,
	"stories" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"passions" text[] DEFAULT '{}' NOT NULL,
	"values" text[] DEFAULT '{}' NOT NULL,
	"sense_of_humor" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "training_data_traits" CHECK (1 <= least("training_data"."openness", "training_data"."conscientiousness", "training_data"."extraversion", "training_data"."agreeableness", "training_data"."neuroticism", "training_data"."formality", "training_data"."positivity")
        and 10 >= greatest("training_data"."openness", "training_data"."conscientiousness", "training_data"."extraversion", "training_data"."agreeableness", "training_data"."neuroticism", "training_data"."formality", "training_data"."positivity")),
	CONSTRAINT "training_data_pace" CHECK ("training_data"."speaking_pace" in ('slow', 'normal', 'fast')),
	CONSTRAINT "training_data_stories" CHECK (jsonb_typeof("training_data"."stories") = 'array')
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "ancestors" ADD CONSTRAINT "ancestors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancestors" ADD CONSTRAINT "ancestors_parent_id_ancestors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."ancestors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancestors" ADD CONSTRAINT "ancestors_spouse_id_ancestors_id_fk" FOREIGN KEY ("spouse_id") REFERENCES "public"."ancestors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ancestors" ADD CONSTRAINT "ancestors_consented_by_users_id_fk" FOREIGN KEY ("consented_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reply_to_id_messages_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training_data" ADD CONSTRAINT "training_data_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ancestors_family" ON "ancestors" USING btree ("user_id","generation","tree_position","id");--> statement-breakpoint
CREATE INDEX "ancestors_parent" ON "ancestors" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "ancestors_spouse" ON "ancestors" USING btree ("spouse_id");--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "conversations_ancestor" ON "conversations" USING btree ("ancestor_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_reply" ON "messages" USING btree ("reply_to_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");