CREATE TABLE "calendar_feed" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feed_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "weekday_times" text[];--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "mood" text;--> statement-breakpoint
ALTER TABLE "person" ADD COLUMN "boost_weekdays" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;