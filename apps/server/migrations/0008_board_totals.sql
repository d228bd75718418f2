CREATE TABLE "board_count" (
	"period" text NOT NULL,
	"scope" text NOT NULL,
	"width" integer NOT NULL,
	"bucket" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "board_count_period_scope_width_bucket_pk" PRIMARY KEY("period","scope","width","bucket")
);
--> statement-breakpoint
CREATE TABLE "board_move" (
	"period" text NOT NULL,
	"cohort" text NOT NULL,
	"age_group" text,
	"was" integer NOT NULL,
	"became" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "board_total" (
	"person_id" uuid NOT NULL,
	"period" text NOT NULL,
	"cohort" text NOT NULL,
	"age_group" text,
	"row_id" uuid NOT NULL,
	"score" integer NOT NULL,
	"reached_at" bigint NOT NULL,
	CONSTRAINT "board_total_person_id_period_pk" PRIMARY KEY("person_id","period"),
	CONSTRAINT "board_total_score" CHECK (score > 0)
);
--> statement-breakpoint
ALTER TABLE "challenge" ADD COLUMN "row_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "board_total" ADD CONSTRAINT "board_total_person_id_challenge_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."challenge"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_total_global" ON "board_total" USING btree ("period",(-score),"reached_at","row_id");--> statement-breakpoint
CREATE INDEX "board_total_cohort" ON "board_total" USING btree ("period","cohort",(-score),"reached_at","row_id");--> statement-breakpoint
CREATE INDEX "board_total_age" ON "board_total" USING btree ("period","age_group",(-score),"reached_at","row_id") WHERE age_group is not null;