CREATE TABLE "passage_layouts" (
	"ancestor_id" uuid PRIMARY KEY NOT NULL,
	"revision" uuid NOT NULL,
	"rules" smallint NOT NULL,
	"layout" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passage_terms" (
	"ancestor_id" uuid NOT NULL,
	"term" text NOT NULL,
	"postings" "bytea" NOT NULL,
	CONSTRAINT "passage_terms_ancestor_id_term_pk" PRIMARY KEY("ancestor_id","term")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ancestor_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"place" integer NOT NULL,
	"gap" text NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taught_sources" (
	"ancestor_id" uuid NOT NULL,
	"first_number" integer NOT NULL,
	"passage_count" integer NOT NULL,
	"kind" text NOT NULL,
	"ordinal" integer NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "taught_sources_ancestor_id_first_number_pk" PRIMARY KEY("ancestor_id","first_number"),
	CONSTRAINT "taught_sources_count" CHECK ("taught_sources"."passage_count" > 0)
);
--> statement-breakpoint
ALTER TABLE "passage_layouts" ADD CONSTRAINT "passage_layouts_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passage_terms" ADD CONSTRAINT "passage_terms_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taught_sources" ADD CONSTRAINT "taught_sources_ancestor_id_ancestors_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."ancestors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passage_terms_spelling" ON "passage_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "passages_number" ON "passages" USING btree ("ancestor_id","number");--> statement-breakpoint
CREATE INDEX "taught_sources_order" ON "taught_sources" USING btree ("ancestor_id","kind","ordinal");