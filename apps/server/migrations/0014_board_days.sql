CREATE TABLE "board_count_before" (
	"period" text NOT NULL,
	"scope" text NOT NULL,
	"width" integer NOT NULL,
	"bucket" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "board_count_before_period_scope_width_bucket_pk" PRIMARY KEY("period","scope","width","bucket")
);
--> statement-breakpoint
CREATE TABLE "board_day" (
	"day" text NOT NULL,
	"periods" text[] NOT NULL,
	"changes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_move" ADD COLUMN "day" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "board_total" ADD COLUMN "changed_on" text;--> statement-breakpoint
ALTER TABLE "board_total" ADD COLUMN "score_before" integer;--> statement-breakpoint
ALTER TABLE "board_total" ADD COLUMN "cohort_before" text;--> statement-breakpoint
ALTER TABLE "board_total" ADD COLUMN "age_group_before" text;